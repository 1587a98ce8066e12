import { countTickets } from "#site/lib/format/counts.ts";
import { market } from "#site/lib/format/locale.ts";
import { countShares } from "#site/lib/shares.ts";
import { itemViewOf } from "./item-views.ts";

type Bought = Parameters<typeof itemViewOf>[0] & { numRaffleTickets?: number | undefined; quantity: number };

/** Returns what a cart or a receipt has: "2 tickets, 40 raffle tickets and 1 share". */
export function countItems(items: readonly Bought[]): string {
  const units = items.map((item) => itemViewOf(item).units(item));
  const sum = (unit: keyof (typeof units)[number]) => units.reduce((total, { [unit]: count = 0 }) => total + count, 0);
  const [tickets, raffleTickets, shares, memberships] = [
    sum("tickets"),
    sum("raffleTickets"),
    sum("shares"),
    sum("memberships"),
  ];
  const counts = [
    ...(tickets > 0 ? [countTickets(tickets)] : []),
    ...(raffleTickets > 0 ? [`${raffleTickets} raffle ${raffleTickets === 1 ? "ticket" : "tickets"}`] : []),
    ...(shares > 0 ? [countShares(shares)] : []),
    ...(memberships > 0 ? [`${memberships} ${memberships === 1 ? "membership" : "memberships"}`] : []),
  ];
  return new Intl.ListFormat(market().locale, { type: "conjunction" }).format(counts);
}
