// Whether an offer can be bought again and again, and how.
import type { components } from "#generated/main/schema.ts";
import { drawnKeyOf, findLottery } from "./catalogue.ts";
import { kindOf } from "./kinds.ts";
import type { Offer } from "./offer.ts";

const MILLION = 1_000_000;
/** The smallest jackpots that customers may choose from, in millions. */
const JACKPOTS = [5, 10, 20, 30, 50, 100];

/** Returns how an offer recurs. */
export function recurrenceOf(offer: Offer): components["schemas"]["RecurringPurchaseOption"] {
  const { canRecur, recurringType: type } = kindOf(offer);
  return { type, availability: offer.recurs ?? (canRecur(offer) ? "optional" : "never") };
}

/** Returns the smallest jackpots that an autoplay of an offer may wait for: none where the first prize does not grow. */
export function minimumJackpotsOf(offer: Offer): number[] {
  const rules = findLottery(drawnKeyOf(offer.key))?.rules;
  if (rules?.rollover.kind !== "jackpot") return [];
  return JACKPOTS.map((millions) => millions * MILLION).filter((jackpot) => jackpot * 100 > rules.baseCents);
}
