type NumbersBySet = Record<string, number[]>;
type AnySet = { name: string; repeats?: true; isOrdered?: true };

/** Sorts the numbers of each set in ascending order. Digits and ordered sets keep their order: they match by position. */
export function sortNumbers(sets: readonly AnySet[], numbers: Readonly<NumbersBySet>): NumbersBySet {
  const isOrdered = (name: string) => sets.some((set) => set.name === name && (set.repeats || set.isOrdered));
  return Object.fromEntries(
    Object.entries(numbers).map(([name, all]) => [name, isOrdered(name) ? all : all.toSorted((a, b) => a - b)]),
  );
}
