import { refuseNotFound } from "#services/lib/refusal.ts";

// One price list per region. All contain the same prices.
const REGIONS = ["act", "gb", "nsw", "nt", "qld", "sa", "tas", "vic", "wa", "other"];
const PRICING_IDS = new Set(REGIONS.map((region) => `pri_au_${region}`));

/** Returns whether the price list exists. */
export const isPricing = (pricingId: string): boolean => PRICING_IDS.has(pricingId);

/** Refuses an unknown price list with 404. */
export function requirePricing(pricingId: string): void {
  if (!isPricing(pricingId)) refuseNotFound();
}
