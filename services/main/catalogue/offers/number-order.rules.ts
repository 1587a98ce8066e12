type NumbersBySet = Record<string, number[]>;
type AnySet = { name: string; repeats?: true };

/** Sorts the numbers of each set in ascending order. Digits, which may repeat, keep their order: they match by position. */
export function sortNumbers(sets: readonly AnySet[], numbers: Readonly<NumbersBySet>): NumbersBySet {
  const isOrdered = (name: string) => sets.some((set) => set.name === name && set.repeats);
  return Object.fromEntries(
    Object.entries(numbers).map(([name, all]) => [name, isOrdered(name) ? all : all.toSorted((a, b) => a - b)]),
  );
}
