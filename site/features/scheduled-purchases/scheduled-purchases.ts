// Purchases charged later, as the account shows them. Pure.
import type { Outputs } from "#gateway/gateway.ts";
import { itemViewOf } from "#site/features/products/item-views.ts";
import { dayAndTime, drawNumbers, drawnOn } from "#site/lib/format/dates.ts";

export type ScheduledPurchase = Outputs["scheduledPurchases"]["get"];

/** Returns what is bought, for which draw and when it is charged, or why its last charge failed. */
export const factsOf = (purchase: ScheduledPurchase): string[] => {
  const { failure, item, scheduledFor } = purchase;
  return [
    ...itemViewOf(item).contents(item),
    ...(item.drawNo ? [drawNumbers(item.drawNo, item.lastDrawNo)] : []),
    ...(item.drawDate ? [drawnOn({ ...item, drawDate: item.drawDate })] : []),
    ...(!isWaiting(purchase)
      ? []
      : failure
        ? [failure.reason, `Not charged: next try ${dayAndTime(scheduledFor)}`]
        : [`Not charged yet: due ${dayAndTime(scheduledFor)}`]),
  ];
};

/** Whether it is neither charged nor cancelled. */
export const isWaiting = ({ orderId, status }: ScheduledPurchase) => status === "scheduled_status_active" && !orderId;

/** Returns the word and colour of its state. */
export function stateOf(purchase: ScheduledPurchase): { text: string; tone: "danger" | "info" | "neutral" } {
  if (purchase.orderId) return { text: "Bought", tone: "neutral" };
  if (purchase.failure) return { text: isWaiting(purchase) ? "Payment failed" : "Not bought", tone: "danger" };
  if (isWaiting(purchase)) return { text: KINDS[purchase.kind].badge, tone: "info" };
  return { text: "Cancelled", tone: "neutral" };
}

/** How each kind is called, and when it is charged. */
export const KINDS: Record<
  ScheduledPurchase["kind"],
  { title: string; badge: string; noun: string; charged: string; retried: string }
> = {
  pre_order: {
    title: "Pre-orders",
    badge: "Pre-order",
    noun: "pre-order",
    charged: "We charge it when sales of the draw open. You can cancel until then.",
    retried: "try again on the next two days",
  },
  scheduled_purchase: {
    title: "Scheduled tickets",
    badge: "Scheduled",
    noun: "scheduled ticket",
    charged:
      "We charge it when sales of the draw before it close, never more than the price shown. You can cancel until then.",
    retried: "try again after 1, 6 and 24 hours, as long as the draw is on sale",
  },
};
