// Whether an offer can be bought again and again, and how.
import type { components } from "#generated/main/schema.ts";
import { refuse } from "#services/lib/refusal.ts";
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

/** Whether the draws of an offer are held once a week. */
export function isDrawnWeekly(offerKey: string): boolean {
  const { dayOffsets = [0], intervalDays } = findLottery(drawnKeyOf(offerKey))?.schedule ?? {};
  return intervalDays === 7 && dayOffsets.length === 1;
}

/** Returns the rules of the lottery behind an offer if its first prize grows until it is won. */
function growingRulesOf(offerKey: string) {
  const rules = findLottery(drawnKeyOf(offerKey))?.rules;
  return rules?.rollover.kind === "jackpot" ? rules : undefined;
}

/** Refuses a smallest jackpot for an offer whose first prize does not grow: its autoplay might never play. */
export function requireGrowing(offerKey: string, cents: number, target: string): void {
  if (cents > 0 && !growingRulesOf(offerKey))
    refuse(422, "invalid_field", "This jackpot doesn't grow, so there is no smallest one to wait for.", target);
}

/** Returns the smallest jackpots that an autoplay of an offer may wait for: none where the first prize does not grow. */
export function minimumJackpotsOf(offer: Offer): number[] {
  const rules = growingRulesOf(offer.key);
  if (!rules) return [];
  return JACKPOTS.map((millions) => millions * MILLION).filter((jackpot) => jackpot * 100 > rules.baseCents);
}
