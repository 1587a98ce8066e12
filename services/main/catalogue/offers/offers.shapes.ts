// Offers of the catalogue in the contract's shape.
import type { components } from "#generated/main/schema.ts";
import type { Content } from "#services/content/content.ts";
import { PUBLISHED_OFFERS } from "./catalogue.ts";
import type { SharesSold } from "./kind.ts";
import { kindOf } from "./kinds.ts";
import { isLicensedIn, statesSelling } from "./licences.ts";
import type { Offer } from "./offer.ts";
import type { OfferState } from "./offers.rows.ts";
import { minimumJackpotsOf, recurrenceOf } from "./recurrence.ts";
import { nameIn, regionalUrls } from "./regional-names.ts";
import { soldTypes } from "./sold-types.ts";

type Schemas = components["schemas"];

type Context = {
  state: OfferState;
  draws: Schemas["Draw"][];
  content: Content;
  region: string | null;
  sharesSold: SharesSold;
};

/** Returns an offer with its upcoming draws, under its name in the region. Offers that are shown but not sold are unavailable. */
export function toProductOffer(offer: Offer, context: Context): Schemas["ProductOffer"] {
  const { content, draws, region, sharesSold, state } = context;
  const kind = kindOf(offer);
  return {
    key: offer.key,
    type: offer.type,
    name: nameIn(region, offer),
    url: `/${offer.key}`,
    urlAliases: regionalUrls(offer.key),
    aliases: [...offer.aliases],
    availability: isAvailable(offer, region) ? "available" : "unavailable",
    ...(!isLicensedIn(offer, region) && { soldIn: statesSelling(offer) }),
    suspended: state.isSuspended,
    displayCategory: offer.category,
    brandKind: offer.brandKind,
    causes: kind.causesOf(offer, content),
    recurringPurchase: toOption(offer),
    draws,
    gameTypes: kind.gameTypesOf(offer, region),
    ...kind.fieldsOf(offer, draws[0], sharesSold),
  };
}

const isAvailable = (offer: Offer, region: string | null) => soldTypes.has(offer.type) && isLicensedIn(offer, region);

/** Returns the types of products of which no offer may be sold in a region. */
export function restrictionsIn(region: string | null): Schemas["Restriction"][] {
  const byType = Map.groupBy(PUBLISHED_OFFERS, ({ type }) => type);
  return [...byType].flatMap(([productType, offers]) =>
    offers.some((offer) => isLicensedIn(offer, region))
      ? []
      : [{ productType, type: "licensing_restriction" as const }],
  );
}

function toOption(offer: Offer): Schemas["RecurringPurchaseOption"] {
  const recurrence = recurrenceOf(offer);
  return recurrence.type === "autoplay" ? { ...recurrence, minimumJackpots: minimumJackpotsOf(offer) } : recurrence;
}
