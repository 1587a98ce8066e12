import { choose } from "./combinations.ts";

type Game = Record<string, number[]>;

/** Returns a random whole number from 0 up to, but not including, a bound. */
type Random = (bound: number) => number;

/**
 * Returns how many different games a list makes. The favourites are in each, whether or not the list repeats them.
 * @internal The cart will use it for super combos.
 */
export function differentGames({ Numbers = [], Favourites = [] }: Game, pick: number): number {
  return choose(restOf(Numbers, Favourites).length, pick - Favourites.length);
}

/**
 * Returns this many different games of a list, chosen at random, with its Powerball. Throws if the list makes fewer.
 * @internal The cart will use it for super combos.
 */
export function makeGames(list: Game, pick: number, count: number, random: Random): Game[] {
  const { Numbers = [], Favourites = [], Powerball } = list;
  const available = differentGames(list, pick);
  if (count > available) throw new Error(`${available} different games cannot be ${count}`);
  const rest = restOf(Numbers, Favourites);
  return [...differentRanks(available, count, random)].map((rank) => ({
    Numbers: [...Favourites, ...choiceAt(rest, pick - Favourites.length, rank)].sort((a, b) => a - b),
    ...(Powerball && { Powerball: [...Powerball] }),
  }));
}

const restOf = (numbers: readonly number[], favourites: readonly number[]) =>
  numbers.filter((number) => !favourites.includes(number));

/** Returns different numbers below a bound, each set of them equally likely (Floyd's algorithm). */
function differentRanks(bound: number, count: number, random: Random): Set<number> {
  const ranks = new Set<number>();
  for (let last = bound - count; last < bound; last++) {
    const rank = random(last + 1);
    ranks.add(ranks.has(rank) ? last : rank);
  }
  return ranks;
}

/** Returns one of the choices of k items by its rank, from 0 to the number of choices less one. */
function choiceAt(items: readonly number[], k: number, rank: number): number[] {
  const choice: number[] = [];
  let left = rank;
  for (const [index, item] of items.entries()) {
    if (choice.length === k) break;
    // The choices that contain this item come first.
    const withItem = choose(items.length - index - 1, k - choice.length - 1);
    if (left < withItem) choice.push(item);
    else left -= withItem;
  }
  return choice;
}
