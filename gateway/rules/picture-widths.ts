// The smaller copies of the CMS's pictures that pages name and /files sends.

/** The widths in pixels of a phone's column, of the same on a dense screen, and of the widest column of a page. */
const WIDTHS = [480, 960, 1440];

/** Returns the width that a URL asks for with `w`, or null without one, or with one that no page names. */
export function pictureWidth({ searchParams }: URL): number | null {
  return WIDTHS.find((width) => String(width) === searchParams.get("w")) ?? null;
}

/** Returns the address of the smallest copy of a picture of the CMS, or of another site's picture itself. */
export const smallPicture = (src: string): string => (src.startsWith("/files/") ? `${src}?w=${WIDTHS[0]}` : src);

/** Returns the `srcset` of a picture of the CMS; undefined for pictures of other sites, which have no smaller copies. */
export const pictureSources = (src: string): string | undefined =>
  src.startsWith("/files/") ? WIDTHS.map((width) => `${src}?w=${width} ${width}w`).join(", ") : undefined;
