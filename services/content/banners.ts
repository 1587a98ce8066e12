import { ContentMistake, type Markdown } from "./front-matter.ts";
import { type Banner, MOST_BANNER_TEXT } from "./schemas.ts";

/** Returns the banner of a file such as banners/01-a-draw.md. The number only sorts. Throws `ContentMistake`. */
export function toBanner({ name, value, slug: fileName, body, lineOf }: Markdown): Banner {
  const slug = fileName.replace(/^\d+-(?=.)/, "");
  const banner = value as Omit<Banner, "slug" | "body">;
  const { from, until } = banner;
  if (from && until && Date.parse(until) <= Date.parse(from))
    throw new ContentMistake(name, lineOf("until"), "until: must be later than from");
  if (body.length > MOST_BANNER_TEXT)
    throw new ContentMistake(name, 1, `the text is longer than ${MOST_BANNER_TEXT} characters`);
  return { ...banner, slug, body };
}
