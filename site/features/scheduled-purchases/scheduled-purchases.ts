// Purchases charged later, as the account shows them. Pure.
import type { Outputs } from "#gateway/gateway.ts";
import { itemViewOf } from "#site/features/products/item-views.ts";
import { dayAndTime } from "#site/lib/format/dates.ts";

export type ScheduledPurchase = Outputs["scheduledPurchases"]["get"];

/** Returns what is bought, for which draw and when it is charged. */
export const factsOf = ({ item, orderId, scheduledFor, status }: ScheduledPurchase): string[] => [
  ...itemViewOf(item).contents(item),
  ...(item.drawNo ? [`Draw ${item.drawNo}`] : []),
  ...(status === "scheduled_status_active" && !orderId ? [`Not charged yet: due ${dayAndTime(scheduledFor)}`] : []),
];

/** Returns what pays later charges: "your wallet", "Visa ending in 4242"; undefined if it could not be read. */
export function payerOfLater(methods: Outputs["recurringPurchases"]["getMethods"] | null): string | undefined {
  if (!methods) return undefined;
  const { availableRecurringPurchaseMethods: available, selectedRecurringPurchaseMethodKey: selected } = methods;
  const method = available.find(({ key }) => key === selected);
  return !method || method.fundKind === "wallet" ? "your wallet" : method.name;
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
    charged: "We charge it when the draw is the next one, never more than the price shown. You can cancel until then.",
    retried: "try again after 1, 6 and 24 hours, as long as the draw is on sale",
  },
};
