import type { Outputs } from "#gateway/gateway.ts";
import { ticketsIn } from "#gateway/rules/cart.ts";

type Receipt = Pick<Outputs["purchases"]["get"], "items" | "orderIds">;
type Order = Pick<Outputs["orders"]["get"], "status">;

/**
 * What has become of each ticket of a receipt. The receipt stays as it was given, so an order of each draw is asked: its
 * tickets share what becomes of them. Without an answer they are what they were when they were bought.
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
