import type { components } from "#generated/main/schema.ts";

type Override = components["schemas"]["BrandingOverride"];

/** Names of offers that differ in some states. */
const REGIONAL: Record<string, readonly Override[]> = {
  saturday_lotto: [
    { brandingRegions: ["VIC", "TAS", "NT"], name: "TattsLotto" },
    { brandingRegions: ["QLD"], name: "Gold Lotto" },
    { brandingRegions: ["SA"], name: "X Lotto" },
  ],
};

/** Returns the URLs of an offer in the regions where it has another name. */
export const regionalUrls = (offerKey: string): components["schemas"]["UrlAlias"][] =>
  (REGIONAL[offerKey] ?? []).flatMap(({ brandingRegions, name = "" }) =>
    brandingRegions.map((subvariant) => ({ subvariant, url: `/${name.toLowerCase().replaceAll(" ", "_")}` })),
  );

export const regionalNames = (offerKey: string): Override[] => [...(REGIONAL[offerKey] ?? [])];

/** Returns the name of an offer in a region; its usual name if the region is unknown or has no other name. */
export function nameIn(region: string | null, { key, name }: { key: string; name: string }): string {
  const isThere = ({ brandingRegions }: Override) => brandingRegions.some((code) => code === region);
  return REGIONAL[key]?.find(isThere)?.name ?? name;
}

/** Returns the key of the game offer that takes the place of another in a region: PowerHit and PowerPik are one game. */
export function gameOfferIn(region: string | null, gameOffer: string): string {
  if (gameOffer !== "powerhit" && gameOffer !== "powerpik") return gameOffer;
  return region === "WA" ? "powerpik" : "powerhit";
}
