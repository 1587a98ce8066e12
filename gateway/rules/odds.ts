import { boundsOf, type NumberSet } from "./games.ts";

/** Returns the number of ways to choose `k` of `n`. Exact for every game we sell (far below 2^53). */
function combinations(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return Math.round(ways);
}

/** Returns n for "1 in n": the odds that one game wins first division by matching every drawn number. */
export function oddsOfGame(sets: readonly NumberSet[]): number {
  return sets.reduce((ways, set) => {
    const { first, last } = boundsOf(set);
    const size = last - first + 1;
    return ways * (set.repeats ? size ** set.count : combinations(size, set.count));
  }, 1);
}

type Odds = { numerator: number; denominator: number };

/**
 * Returns n for "1 in n" for a ticket of different games, rounded down to a whole number. A game of a system is many: its odds
 * are those of the game offer.
 */
export function oddsOfTicket(sets: readonly NumberSet[], games: number, ofOffer?: Odds): number {
  const { numerator, denominator } = ofOffer ?? { numerator: 1, denominator: oddsOfGame(sets) };
  return Math.floor(denominator / (numerator * Math.max(1, games)));
}
