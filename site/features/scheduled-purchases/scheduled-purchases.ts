// Purchases charged later, as the account shows them. Pure.
import type { Outputs } from "#gateway/gateway.ts";
import { bookFacts } from "#site/lib/format/books.ts";
import { dayAndTime } from "#site/lib/format/dates.ts";

export type ScheduledPurchase = Outputs["scheduledPurchases"]["get"];

/** Returns what is bought, for which draw and when it is charged. */
export const factsOf = ({ item, scheduledFor, status }: ScheduledPurchase): string[] => [
  ...bookFacts({ ...item, books: item.quantity }),
  ...(item.drawNo ? [`Draw ${item.drawNo}`] : []),
  ...(status === "scheduled_status_active" ? [`Not charged yet: due ${dayAndTime(scheduledFor)}`] : []),
];
