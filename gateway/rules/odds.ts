import { boundsOf, type NumberSet } from "./games.ts";

/** Ways to choose `k` of `n`. Exact for every pool of the catalogue (far below 2^53). */
function combinations(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return Math.round(ways);
}

/** One game wins first division in 1 of this many draws, when its sets hold exactly what is drawn. */
export function oddsOfGame(sets: readonly NumberSet[]): number {
  return sets.reduce((ways, set) => {
    const { first, last } = boundsOf(set);
    const size = last - first + 1;
    return ways * (set.repeats ? size ** set.count : combinations(size, set.count));
  }, 1);
}

/** The "1 in n" of a ticket of several different games, rounded down: never better than it is by a whole one. */
export function oddsOfTicket(sets: readonly NumberSet[], games: number): number {
  return Math.floor(oddsOfGame(sets) / Math.max(1, games));
}
