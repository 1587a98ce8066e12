import { ContentMistake, type Markdown } from "./front-matter.ts";
import type { Page, PageVersion } from "./schemas.ts";
import { refuseRepeated } from "./slugs.ts";

/** Returns the page of a file. Throws `ContentMistake`. */
export function toPage({ name, value, slug, body }: Markdown, before: readonly Page[]): Page {
  refuseRepeated(name, slug, before);
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
