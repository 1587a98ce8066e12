import { fromCents, toCents } from "./cents.ts";

/** One row of an offer's price table: what this many games cost in one draw (shop §3). */
export type GamePrice = { games: number; price: number };

/**
 * What a ticket will cost, for the label beside the button; the service computes the price that is charged.
 * Null when the offer does not sell this many games.
 */
export function ticketPrice(prices: readonly GamePrice[], games: number, draws = 1): number | null {
  const row = prices.find((entry) => entry.games === games);
  return row ? fromCents(toCents(row.price) * draws) : null;
}
