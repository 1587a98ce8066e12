// The large figure of an offer: what a draw pays at most, with its label. Pure.
import type { Draw, Offer } from "#site/features/products/kind/product.ts";
import { viewOf } from "#site/features/products/offer-views.ts";
import { annuityTerm } from "#site/lib/format/annuity.ts";
import { jackpot } from "#site/lib/format/jackpot.ts";
import { formatWholeMoney } from "#site/lib/format/money.ts";
import { growingPrizeOf } from "#site/lib/numbering.ts";

/** Returns an offer's large figure: the first prize of a draw, or its monthly payment, with its label. */
export function firstPrize(offer: Offer, draw: Draw | undefined): { value: string; label: string } {
  const annuity = offer.gameTypes[0]?.divisions?.[0]?.annuity;
  if (!annuity) return { value: jackpot(draw ?? {}), label: poolLabel(offer) };
  return { value: `${formatWholeMoney(annuity.monthly)} a month`, label: `Division 1, ${annuityTerm(annuity)}` };
}

/** Returns the label of an offer's large figure. */
export function poolLabel(offer: Pick<Offer, "gameTypes" | "type">): string {
  const growing = growingPrizeOf(offer.gameTypes);
  // It may still be less than the prizes of the levels.
  if (growing === "Rollover prize") return "Rollover prize so far";
  return growing ?? viewOf(offer).prizeLabel;
}
