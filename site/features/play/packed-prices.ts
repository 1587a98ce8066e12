// A price table has a row for every number of games. Told as the steps from row to row it is nearly all "1 68 1 67", which
// compresses to nothing, where the rows themselves would be a tenth of the page.

import { fromCents, toCents } from "#gateway/rules/cents.ts";
import type { GamePrice } from "#gateway/rules/price.ts";

/** "4 270 1 68 1 67": four games for $2.70, and from each row to the next so many games and cents more. */
export function packPrices(prices: readonly GamePrice[]): string {
  return prices
    .flatMap(({ games, price }, index) => {
      const before = prices[index - 1];
      return [games - (before?.games ?? 0), toCents(price) - (before ? toCents(before.price) : 0)];
    })
    .join(" ");
}

/** The rows again, exactly as they were. */
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
