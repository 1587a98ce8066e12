// Packs a price table, which has one row for every number of games. Stored as differences between rows it is mostly "1
// 68 1 67", which compresses to almost nothing. The plain rows would be a tenth of the page.

import { fromCents, toCents } from "#gateway/rules/cents.ts";
import type { GamePrice } from "#gateway/rules/price.ts";

/** Returns "4 270 1 68 1 67": 4 games for $2.70, then for each further row the added games and cents. */
export function packPrices(prices: readonly GamePrice[]): string {
  return prices
    .flatMap(({ games, price }, index) => {
      const before = prices[index - 1];
      return [games - (before?.games ?? 0), toCents(price) - (before ? toCents(before.price) : 0)];
    })
    .join(" ");
}

/** Returns the original rows of a packed table; none for an empty text. */
export function unpackPrices(packed: string): GamePrice[] {
  const steps = packed.split(" ").map(Number);
  const rows: GamePrice[] = [];
  let [games, cents] = [0, 0];
  for (let at = 0; at + 1 < steps.length; at += 2) {
    games += steps[at] ?? 0;
    cents += steps[at + 1] ?? 0;
    rows.push({ games, price: fromCents(cents) });
  }
  return rows;
}
