import { isRegion, regionNames } from "#gateway/rules/regions.ts";
import type { Draw, Offer } from "#site/features/products/kind/product.ts";
import { viewOf } from "#site/features/products/offer-views.ts";
import { annuityTerm } from "#site/lib/format/annuity.ts";
import { jackpot } from "#site/lib/format/jackpot.ts";
import { market } from "#site/lib/format/locale.ts";
import { formatWholeMoney } from "#site/lib/format/money.ts";
import { growingPrizeOf } from "#site/lib/numbering.ts";
import type { Sale } from "./offers.ts";

type SaleNotice = { badge: string; title: string; text: string };

/** Returns why an offer is not on sale, in plain language. */
export function saleNotice(sale: Exclude<Sale, "open">, offer: Pick<Offer, "name" | "soldIn" | "type">): SaleNotice {
  const { notYet, unit } = viewOf(offer);
  switch (sale) {
    case "not_yet":
      return {
        badge: "Not on sale yet",
        title: `${offer.name} is not on sale yet`,
        text: notYet,
      };
    case "sold_out":
      return {
        badge: "Sold out",
        title: "This draw is sold out",
        text: `Every ${unit} for the next ${offer.name} draw is sold. Sales for the following draw open after it.`,
      };
    case "suspended":
      return {
        badge: "Paused",
        title: "Sales are paused for now",
        text: `You can't buy ${offer.name} tickets right now. Tickets you already have stay in their draw.`,
      };
    case "unavailable":
      return {
        badge: "Not in your region",
        title: `${offer.name} isn't sold in your region`,
        text: `Its licence doesn't cover your region.${salesIn(offer)} You can still see its results.`,
      };
    case "between_draws":
      return {
        badge: "Back soon",
        title: "No draw is open right now",
        text: "The next one opens soon. Please check back later.",
      };
  }
}

/** Returns " It is sold in Victoria and Queensland." Empty if that is not known. */
function salesIn({ soldIn = [] }: Pick<Offer, "soldIn">): string {
  const names = soldIn
    .filter(isRegion)
    .map((region) => `${region === "ACT" || region === "NT" ? "the " : ""}${regionNames[region]}`);
  return names.length === 0 ? "" : ` It is sold in ${new Intl.ListFormat(market().locale).format(names)}.`;
}

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
