import { refuseNotFound } from "#services/lib/refusal.ts";

// One price list per region. Those of Australia contain the same offers at the same prices.
const REGIONS = ["act", "gb", "nsw", "nt", "qld", "sa", "tas", "vic", "wa", "other"];
const NAMES = new Map<string, string>(
  REGIONS.map((region) => [`pri_au_${region}`, region === "gb" ? "Great Britain" : "Australia"]),
);

/** Returns whether the price list exists. */
export const isPricing = (pricingId: string): boolean => NAMES.has(pricingId);

/** Returns the name of a price list. Refuses an unknown one with 404. Lists of one name have the same offers and prices. */
export const pricingName = (pricingId: string): string => NAMES.get(pricingId) ?? refuseNotFound();

/** Refuses an unknown price list with 404. */
export function requirePricing(pricingId: string): void {
  pricingName(pricingId);
}
