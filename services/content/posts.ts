import { didYouMean } from "#services/lib/nearest.ts";
import { ContentMistake, type Markdown } from "./front-matter.ts";
import { withoutStop } from "./plain-words.ts";
import type { Category, Cause, Post } from "./schemas.ts";
import { refuseReserved } from "./slugs.ts";

/** Returns the post of a file. Throws `ContentMistake`. */
export function toPost({ name, value, slug, body }: Markdown): Post {
  refuseReserved(name, slug);
  return { ...(value as Omit<Post, "slug" | "body">), slug, body };
}

/** Returns the mistake that a post names a category that does not exist. */
export function unknownCategory({ name, value, lineOf }: Markdown, categories: readonly Category[]): ContentMistake[] {
  const { category } = (value ?? {}) as { category?: unknown };
  const slugs = categories.map(({ slug }) => slug);
  if (typeof category !== "string" || slugs.includes(category)) return [];
  const choice = `choose one of ${slugs.join(", ")}`;
  const text = withoutStop(`there is no category "${category}"; ${choice}.${didYouMean(category, slugs)}`);
  return [new ContentMistake(name, lineOf("category"), text)];
}

/** Returns the warning that a post names a cause that does not exist. The post is shown without it. */
export function unknownCause({ name, value, lineOf }: Markdown, causes: readonly Cause[]): ContentMistake[] {
  const { cause } = (value ?? {}) as { cause?: unknown };
  const keys = causes.map(({ key }) => key);
  if (typeof cause !== "string" || keys.includes(cause)) return [];
  const text = withoutStop(`there is no cause "${cause}"; the post is shown without it.${didYouMean(cause, keys)}`);
  return [new ContentMistake(name, lineOf("cause"), text, { isWarning: true })];
}
