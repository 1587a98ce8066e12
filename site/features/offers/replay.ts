// Playing the tickets of an earlier purchase again: what each costs today, or why it is no longer sold.
import type { Outputs } from "#gateway/gateway.ts";
import type { Draw, Offer } from "#site/features/products/kind/product.ts";
import { viewOf } from "#site/features/products/offer-views.ts";
import { nextDraw, saleOf } from "./offers.ts";
import { saleNotice } from "./sale-notice.ts";

type OrderRow = Outputs["orders"]["listOfPurchase"][number];

export type ReplayRow = {
  order: OrderRow;
  /** Today's price; null if the ticket is not sold. */
  price: { amount: number; currency: string } | null;
  /** The first draw that it plays; undefined if the ticket is not sold. */
  draw?: Draw | undefined;
  /** Why it is not sold; null if it is. */
  reason: string | null;
};

const refused = (order: OrderRow, reason: string): ReplayRow => ({ order, price: null, reason });

/** Returns a row for each order. The service computes the price that is charged. */
export function replayRows(orders: readonly OrderRow[], offers: readonly Offer[], now: Date): ReplayRow[] {
  return orders.map((order) => {
    const offer = offers.find(({ key }) => key === order.productOfferKey);
    if (!offer) return refused(order, `${order.offerName} is no longer sold.`);
    if (order.sessionId !== undefined) return refused(order, "The group shared this ticket for one draw.");
    const sale = saleOf(offer, now);
    if (sale !== "open") return refused(order, `${saleNotice(sale, offer).title}.`);
    const today = viewOf(offer).replay(order, offer);
    return "reason" in today
      ? refused(order, today.reason)
      : { order, price: today.price, draw: nextDraw(offer, now), reason: null };
  });
}

/** Returns the customer's newest order that can be bought again; undefined if there is none. */
export function lastReplay(orders: readonly OrderRow[], offers: readonly Offer[], now: Date): ReplayRow | undefined {
  const newest = orders.toSorted((a, b) => Date.parse(b.purchasedAt) - Date.parse(a.purchasedAt));
  return replayRows(newest, offers, now).find(({ reason }) => reason === null);
}
