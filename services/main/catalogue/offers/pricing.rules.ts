import { refuseNotFound } from "#services/lib/refusal.ts";

// One price list per region; today they all hold the same prices.
const REGIONS = ["act", "gb", "nsw", "nt", "qld", "sa", "tas", "vic", "wa", "other"];
const PRICING_IDS = new Set(REGIONS.map((region) => `pri_au_${region}`));

/** Whether there is such a price list. */
export const isPricing = (pricingId: string): boolean => PRICING_IDS.has(pricingId);

/** Refuses a price list nobody has with 404. */
export function requirePricing(pricingId: string): void {
  if (!isPricing(pricingId)) refuseNotFound();
}
