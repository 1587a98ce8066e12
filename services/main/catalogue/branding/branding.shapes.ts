import type { components } from "#generated/main/schema.ts";
import { PUBLISHED_OFFERS } from "../offers/catalogue.ts";
import type { Offer } from "../offers/offer.ts";
import { regionalNames } from "../offers/regional-names.ts";

type ProductBranding = components["schemas"]["ProductBranding"];

/** The colour of each product family: lottery, charity, social. */
const COLOUR: Record<Offer["type"], string> = {
  lottery_ticket: "#1e59cd",
  raffle_ticket: "#c52c26",
  syndicate_share: "#8244ba",
};

export function listBrandings(): ProductBranding[] {
  return PUBLISHED_OFFERS.map(({ key, type }) => ({
    id: key,
    brandColour: COLOUR[type],
    brandColourBackgroundText: "#ffffff",
    regionOverrides: regionalNames(key),
  }));
}
