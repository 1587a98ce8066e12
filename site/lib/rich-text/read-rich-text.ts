import type { AstroGlobal } from "astro";
import { readOr } from "../shell/page.ts";
import { fileIdOf, parseMarkdown, pictureIds } from "./markdown.ts";
import { renderRichText } from "./rich-text.ts";

/** Renders a text with the sizes of its pictures. `lead` is the size of the picture above it, if that exists. */
export async function richTextOf(astro: AstroGlobal, markdown: unknown, picture?: string) {
  const root = parseMarkdown(markdown);
  const leadId = picture === undefined ? null : fileIdOf(picture);
  const none: Record<string, { width: number; height: number }> = {};
  const ids = [...new Set([...(leadId ? [leadId] : []), ...pictureIds(root)])].slice(0, 50);
  const sizes = ids.length === 0 ? none : await readOr(astro, none, (caller) => caller.files.listPictureSizes({ ids }));
  const { origin } = astro.locals.page.publicUrl;
  return { ...renderRichText(root, { sizes, origin }), lead: leadId === null ? undefined : sizes[leadId] };
}
