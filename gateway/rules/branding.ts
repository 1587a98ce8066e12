/** What a product is called and wears, and where it is another (shop §3). */
export type Branding = {
  id: string;
  brandColour?: string | undefined;
  brandColourBackgroundText?: string | undefined;
  regionOverrides?: readonly { brandingRegions: readonly string[]; name?: string; brandColour?: string }[] | undefined;
};

export type Brand = { name?: string | undefined; colour?: string | undefined; text?: string | undefined };

/** The brand of a product where the visitor is; its usual one where nobody knows, or knows better. */
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
