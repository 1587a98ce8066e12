import type { AstroGlobal } from "astro";
import type { Outputs } from "#gateway/gateway.ts";
import { ownPath, webAddress } from "#site/lib/safe-link.ts";
import { readOr } from "#site/lib/shell/page.ts";

type FeatureBanner = Outputs["featureBanners"]["list"][number];
type Size = { width: number; height: number };
/** A banner with a checked link and the size of its picture, if that exists. */
export type ShownBanner = Omit<FeatureBanner, "link" | "image"> & {
  href: string;
  picture?: (Size & { src: string }) | undefined;
};

/** Returns the banners that can be shown: those that link to a web address, or to a page of this shop that can be opened. */
export async function toShownBanners(astro: AstroGlobal, banners: readonly FeatureBanner[]): Promise<ShownBanner[]> {
  const ids = banners.flatMap(({ image }) => image ?? []);
  const none: Record<string, Size> = {};
  const sizes = ids.length === 0 ? none : await readOr(astro, none, (caller) => caller.files.listPictureSizes({ ids }));
  return banners.flatMap(({ link, image, ...banner }) => {
    const path = ownPath(link);
    if (path && !astro.locals.page.canOpen(path)) return [];
    const href = path ?? webAddress(link);
    const size = image === undefined ? undefined : sizes[image];
    return href ? [{ ...banner, href, picture: size && { ...size, src: `/files/${image}` } }] : [];
  });
}

/** Reads the banners of the home page. A page without them is not cached. */
export async function readFeatureBanners(astro: AstroGlobal): Promise<ShownBanner[]> {
  return toShownBanners(astro, await readOr(astro, [], (caller) => caller.featureBanners.list()));
}
