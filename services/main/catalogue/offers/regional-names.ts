import type { components } from "#generated/main/schema.ts";

type Override = components["schemas"]["BrandingOverride"];

/** The same draw has another name in some states. */
const REGIONAL: Record<string, readonly Override[]> = {
  saturday_lotto: [
    { brandingRegions: ["VIC", "TAS", "NT"], name: "TattsLotto" },
    { brandingRegions: ["QLD"], name: "Gold Lotto" },
    { brandingRegions: ["SA"], name: "X Lotto" },
  ],
};

export const regionalNames = (offerKey: string): Override[] => [...(REGIONAL[offerKey] ?? [])];

/** What an offer is called where the visitor is; its usual name where nobody knows, or knows better. */
export function nameIn(region: string | null, { key, name }: { key: string; name: string }): string {
  const isThere = ({ brandingRegions }: Override) => brandingRegions.some((code) => code === region);
  return REGIONAL[key]?.find(isThere)?.name ?? name;
}
