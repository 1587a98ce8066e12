import { market } from "#services/lib/locale.ts";
import { isPlayedIn } from "../game-offers/game-types.ts";
import type { Offer } from "./offer.ts";
import { gameOfferIn } from "./regional-names.ts";

/** Returns whether an offer may be sold in a region. Visitors without a region are where `locateVisitor` places them. */
export const isLicensedIn = ({ unlicensedIn = [] }: Pick<Offer, "unlicensedIn">, region: string | null): boolean =>
  !unlicensedIn.includes(region ?? (market().locale === "en-GB" ? "GB" : "NSW"));

const STATES = ["ACT", "NSW", "NT", "QLD", "SA", "TAS", "VIC", "WA"] as const;

/** Returns the states and territories where an offer may be sold. */
export const statesSelling = (offer: Pick<Offer, "unlicensedIn">) =>
  STATES.filter((state) => isLicensedIn(offer, state));

/** Returns why an offer cannot be bought in a region: "Lotto Strike isn't sold in VIC." */
export const unlicensedMessage = ({ name }: Pick<Offer, "name">, region: string | null): string =>
  region === null || region === "OTHER" ? `${name} isn't sold in your region.` : `${name} isn't sold in ${region}.`;

/**
 * Returns the name of a game offer that is not played in a region and has no counterpart there, or null: PowerPik systems
 * outside Western Australia, PowerHit super combos in it. An unknown region plays everything, as its carts may be from anywhere.
 */
export function gameNotPlayedIn(region: string | null, offer: Offer, gameOffer: string): string | null {
  if (region === null || !("gameTypes" in offer)) return null;
  const key = gameOfferIn(region, gameOffer);
  const type = offer.gameTypes.find(({ gameOffers }) => gameOffers.some((one) => one.key === key));
  if (!type || isPlayedIn(region, type.key)) return null;
  return type.gameOffers.find((one) => one.key === key)?.name ?? null;
}
