// A price table has a row for every number of games. Told as the steps from row to row it is nearly all "1 68 1 67", which
// compresses to nothing, where the rows themselves would be a tenth of the page.

import { fromCents } from "#gateway/rules/cents.ts";
import type { GamePrice } from "#gateway/rules/price.ts";

/** The rows again, exactly as they were, of a table that play-setup.ts has packed. */
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
