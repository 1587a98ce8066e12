import type { AstroGlobal } from "astro";
import { readOr } from "../shell/page.ts";
import { fileIdOf, parseMarkdown, pictureIds } from "./markdown.ts";
import { renderRichText } from "./rich-text.ts";

// With the frame of the page, about one first flight of 14.6 KB.
const LONG_HTML = 20_000;

/** Whether a text is so long that the browser should show its beginning before the rest has arrived. */
export const isLong = (html: string): boolean => html.length > LONG_HTML;

type Sizes = Record<string, { width: number; height: number }>;
// The most ids of one call.
const MAX_PICTURES = 50;

/** Reads the sizes of pictures. Those that do not exist are left out, and so are all while the CMS fails. */
function sizesOf(astro: AstroGlobal, ids: readonly string[]): Promise<Sizes> | Sizes {
  const wanted = [...new Set(ids)].slice(0, MAX_PICTURES);
  const none: Sizes = {};
  return wanted.length === 0 ? none : readOr(astro, none, (caller) => caller.files.listPictureSizes({ ids: wanted }));
}

/** Empties the pictures of a list that do not exist. */
export async function withExistingPictures<T extends { image?: string }>(
  astro: AstroGlobal,
  items: readonly T[],
): Promise<T[]> {
  const idOf = ({ image }: T) => (image ? fileIdOf(image) : null);
  const sizes = await sizesOf(
    astro,
    items.flatMap((item) => idOf(item) ?? []),
  );
  return items.map((item) => (Object.hasOwn(sizes, idOf(item) ?? "") ? item : { ...item, image: "" }));
}

type Options = {
  /** The picture above the text. */
  picture?: string | undefined;
  /** Begins the ids in the text, on a page with several. */
  prefix?: string;
};

/** Renders a text with the sizes of its pictures. `lead` is the size of the picture above it, if that exists. */
export async function richTextOf(astro: AstroGlobal, markdown: unknown, { picture, prefix = "" }: Options = {}) {
  const root = parseMarkdown(markdown);
  const leadId = picture === undefined ? null : fileIdOf(picture);
  const sizes = await sizesOf(astro, [...(leadId ? [leadId] : []), ...pictureIds(root)]);
  const { publicUrl, canOpen } = astro.locals.page;
  return {
    ...renderRichText(root, { sizes, origin: publicUrl.origin, canOpen, prefix }),
    lead: leadId === null ? undefined : sizes[leadId],
  };
}
