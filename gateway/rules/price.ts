import { fromCents, toCents } from "./cents.ts";

/** One row of an offer's price table: the price of this many games in one draw (shop §3). */
export type GamePrice = { games: number; price: number };

/**
 * Returns the price of a ticket for display, or null if the offer does not sell this many games. The service computes
 * the price that is charged.
 */
export function ticketPrice(prices: readonly GamePrice[], games: number, draws = 1): number | null {
  const row = prices.find((entry) => entry.games === games);
  return row ? fromCents(toCents(row.price) * draws) : null;
}
