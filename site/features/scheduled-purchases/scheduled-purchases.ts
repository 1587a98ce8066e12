// Purchases charged later, as the account shows them. Pure.
import type { Outputs } from "#gateway/gateway.ts";
import { itemViewOf } from "#site/features/products/item-views.ts";
import { dayAndTime } from "#site/lib/format/dates.ts";

export type ScheduledPurchase = Outputs["scheduledPurchases"]["get"];

/** Returns what is bought, for which draw and when it is charged. */
export const factsOf = ({ item, scheduledFor, status }: ScheduledPurchase): string[] => [
  ...itemViewOf(item).contents(item),
  ...(item.drawNo ? [`Draw ${item.drawNo}`] : []),
  ...(status === "scheduled_status_active" ? [`Not charged yet: due ${dayAndTime(scheduledFor)}`] : []),
];
