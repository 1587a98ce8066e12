import { market } from "#site/lib/format/locale.ts";
import { itemViewOf } from "./item-views.ts";

type Bought = Parameters<typeof itemViewOf>[0] & { numRaffleTickets?: number | undefined; quantity: number };

/** In the order of a sentence; others follow. */
const ORDER = ["tickets", "raffle tickets", "shares"];

/** Returns what a cart or a receipt has: "2 tickets, 40 raffle tickets and 1 share". */
export function countItems(items: readonly Bought[]): string {
  const units = items.map((item) => itemViewOf(item).units(item));
  const named = [...new Set([...ORDER, ...units.map(({ unit: [, many] }) => many)])];
  const counts = named.flatMap((many) => {
    const some = units.filter(({ unit }) => unit[1] === many);
    const count = some.reduce((sum, one) => sum + one.count, 0);
    return count > 0 ? [`${count} ${count === 1 ? some[0]?.unit[0] : many}`] : [];
  });
  return new Intl.ListFormat(market().locale, { type: "conjunction" }).format(counts);
}
