/** A product's colours, with a different name and colour in some regions (shop §3). */
export type Branding = {
  id: string;
  brandColour?: string | undefined;
  brandColourBackgroundText?: string | undefined;
  regionOverrides?: readonly { brandingRegions: readonly string[]; name?: string; brandColour?: string }[] | undefined;
};

export type Brand = { name?: string | undefined; colour?: string | undefined; text?: string | undefined };

/** Returns a product's brand in the visitor's region, or its default if the region is unknown or has no override. */
export function brandIn(branding: Branding | undefined, region: string | null): Brand {
  const there = branding?.regionOverrides?.find(({ brandingRegions }) =>
    brandingRegions.some((code) => code === region),
  );
  return {
    name: there?.name,
    colour: there?.brandColour ?? branding?.brandColour,
    text: branding?.brandColourBackgroundText,
  };
}
