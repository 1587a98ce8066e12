import type { Outputs } from "#gateway/gateway.ts";
import { ticketsIn } from "#gateway/rules/cart.ts";

type Receipt = Pick<Outputs["purchases"]["get"], "items" | "orderIds">;
type Order = Pick<Outputs["orders"]["get"], "status">;

/**
 * Returns the current status of each ticket of a receipt. A receipt does not change, so one order per draw is read:
 * tickets of a draw share their status. If the read fails, the status at the time of purchase is returned.
 */
export function statusesOf({ items, orderIds }: Receipt, read: (id: string) => Promise<Order>) {
  const asked = new Map<string, Promise<Order["status"]>>();
  return Promise.all(
    ticketsIn(items).map(({ drawEncodedIds = [] }, at) => {
      const draws = drawEncodedIds.join();
      const known = asked.get(draws);
      if (known) return known;
      const status = read(orderIds[at] ?? "").then(
        (order) => order.status,
        () => "upcoming" as const,
      );
      asked.set(draws, status);
      return status;
    }),
  );
}
