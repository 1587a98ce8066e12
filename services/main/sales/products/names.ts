import { findOffer } from "../../catalogue/offers/catalogue.ts";

/** Returns the name of an offer, or its key if the catalogue no longer has it. */
export const nameOf = (offerKey: string) => findOffer(offerKey)?.name ?? offerKey;
