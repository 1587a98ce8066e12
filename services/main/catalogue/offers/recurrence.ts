// Whether an offer can be bought again and again, and how.
import type { components } from "#generated/main/schema.ts";
import { kindOf } from "./kinds.ts";
import type { Offer } from "./offer.ts";

/** Returns how an offer recurs. */
export function recurrenceOf(offer: Offer): components["schemas"]["RecurringPurchaseOption"] {
  const { canRecur, recurringType: type } = kindOf(offer);
  return { type, availability: offer.recurs ?? (canRecur(offer) ? "optional" : "never") };
}
