import type { Offer } from "./offer.ts";

/** Returns whether an offer may be sold in a region. An unknown region is no reason to refuse. */
export const isLicensedIn = ({ unlicensedIn = [] }: Pick<Offer, "unlicensedIn">, region: string | null): boolean =>
  region === null || !unlicensedIn.includes(region);

/** Returns why an offer cannot be bought in a region: "Lotto Strike isn't sold in VIC." */
export const unlicensedMessage = ({ name }: Pick<Offer, "name">, region: string | null): string =>
  region === null || region === "OTHER" ? `${name} isn't sold in your region.` : `${name} isn't sold in ${region}.`;
