import { boundsOf, type DraftGame, type Game, type NumberSet } from "./games.ts";
import type { RandomBelow } from "./random.ts";

/** Fills the empty slots of one set with random numbers of its range. Chosen numbers keep their slots (shop §5); those beyond its count are dropped. */
export function quickPickSet(set: NumberSet, before: readonly (number | null)[], random: RandomBelow): number[] {
  const { first, last } = boundsOf(set);
  const taken = new Set(before);
  const pool = Array.from({ length: last - first + 1 }, (_, index) => first + index).filter(
    (number) => set.repeats || !taken.has(number),
  );

  const slots = Array.from({ length: set.count }, (_, index) => before[index] ?? null);
  return slots.map((slot) => {
    if (slot !== null) return slot;
    const index = random(pool.length);
    const number = pool[index];
    if (number === undefined) throw new Error(`The set ${set.name} has fewer numbers than slots`);
    if (!set.repeats) pool.splice(index, 1);
    return number;
  });
}

/** Fills one game. Two sets may contain the same number: a Powerball may equal a main number. */
export function quickPickGame(sets: readonly NumberSet[], before: DraftGame, random: RandomBelow): Game {
  return Object.fromEntries(sets.map((set) => [set.name, quickPickSet(set, before[set.name] ?? [], random)]));
}
