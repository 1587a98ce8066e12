import { ContentMistake, type Markdown } from "./front-matter.ts";
import type { Page, PageVersion } from "./schemas.ts";

/** Returns the page of a file. */
export function toPage({ value, slug, body }: Markdown): Page {
  return { ...(value as Omit<Page, "slug" | "body">), slug, body };
}

/** Returns the earlier version of a page, from a file such as versions/privacy/1-0.md. Throws `ContentMistake`. */
export function toVersion({ name, value, lineOf, body }: Markdown, pages: readonly Page[]): PageVersion {
  const [, slug = ""] = name.split("/");
  const version = value as Omit<PageVersion, "slug" | "body">;
  const page = pages.find((one) => one.slug === slug);
  if (!page) throw new ContentMistake(name, 1, `there is no page "${slug}"`);
  if (page.version === version.version)
    throw new ContentMistake(name, lineOf("version"), "this version is in force, not an earlier one");
  return { ...version, slug, body };
}
