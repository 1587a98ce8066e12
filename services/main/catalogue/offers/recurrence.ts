// Whether an offer can be bought again and again, and how.
import type { components } from "#generated/main/schema.ts";
import { kindOf } from "./kinds.ts";
import type { Offer } from "./offer.ts";

type Recurrence = components["schemas"]["RecurringPurchaseOption"];

/** Returns how an offer recurs. One that is drawn when it is sold out has no next draw to wait for. */
export function recurrenceOf(offer: Offer): Recurrence {
  const isNever = offer.type === "raffle_ticket" && offer.numbered?.kind === "sold_out";
  return { type: kindOf(offer).recurringType, availability: offer.recurs ?? (isNever ? "never" : "optional") };
}
