import { isRegion, regionNames } from "#gateway/rules/regions.ts";
import type { Offer } from "#site/features/products/kind/product.ts";
import { viewOf } from "#site/features/products/offer-views.ts";
import { market } from "#site/lib/format/locale.ts";
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
