import { market } from "#services/lib/locale.ts";
import type { Offer } from "./offer.ts";

/** Returns whether an offer may be sold in a region. Visitors without a region are where `locateVisitor` places them. */
export const isLicensedIn = ({ unlicensedIn = [] }: Pick<Offer, "unlicensedIn">, region: string | null): boolean =>
  !unlicensedIn.includes(region ?? (market().locale === "en-GB" ? "GB" : "NSW"));

/** Returns why an offer cannot be bought in a region: "Lotto Strike isn't sold in VIC." */
export const unlicensedMessage = ({ name }: Pick<Offer, "name">, region: string | null): string =>
  region === null || region === "OTHER" ? `${name} isn't sold in your region.` : `${name} isn't sold in ${region}.`;
