// Packs a price table, which has one row for every number of games. Stored as differences between rows it is mostly "1
// 68 1 67", which compresses to almost nothing. The plain rows would be a tenth of the page.

import { fromCents } from "#gateway/rules/cents.ts";
import type { GamePrice } from "#gateway/rules/price.ts";

/** Returns the original rows of a table packed by play-setup.ts. */
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
