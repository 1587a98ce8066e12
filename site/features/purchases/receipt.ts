import type { Outputs } from "#gateway/gateway.ts";
import { ticketsIn } from "#gateway/rules/cart.ts";
import { itemViewOf } from "#site/features/products/item-views.ts";

type Receipt = Pick<Outputs["purchases"]["get"], "items" | "orderIds">;
type Order = Pick<Outputs["orders"]["get"], "status" | "ticketRuns">;

/**
 * Returns the current status of each ticket of a receipt, and the numbers of raffle tickets. A receipt does not change, so
 * one order per draw is read, because tickets of a draw share their status; of a raffle, each order. If the read fails, the
 * status at the time of purchase is returned.
 */
export function ordersOf({ items, orderIds }: Receipt, read: (id: string) => Promise<Order>): Promise<Order[]> {
  const asked = new Map<string, Promise<Order>>();
  return Promise.all(
    ticketsIn(items).map((item, at) => {
      const id = orderIds[at] ?? "";
      const shared = itemViewOf(item).hasTicketNumbers ? id : (item.drawEncodedIds ?? []).join();
      const known = asked.get(shared);
      if (known) return known;
      const order = read(id).catch(() => ({ status: "upcoming" as const }));
      asked.set(shared, order);
      return order;
    }),
  );
}
