import { didYouMean } from "#services/lib/nearest.ts";
import { ContentMistake, type Markdown } from "./front-matter.ts";
import { withoutStop } from "./plain-words.ts";
import type { Category, Cause, Post } from "./schemas.ts";
import { refuseReserved } from "./slugs.ts";

/** Returns the post of a file. Throws `ContentMistake`. */
export function toPost({ name, value, slug, body, lineOf }: Markdown, categories: readonly Category[]): Post {
  const data = value as Omit<Post, "slug" | "body">;
  refuseReserved(name, slug);
  const slugs = categories.map((category) => category.slug);
  if (!slugs.includes(data.category))
    throw new ContentMistake(
      name,
      lineOf("category"),
      withoutStop(
        `there is no category "${data.category}"; choose one of ${slugs.join(", ")}.${didYouMean(data.category, slugs)}`,
      ),
    );
  return { ...data, slug, body };
}

/** Returns the warning that a post names a cause that does not exist. The post is shown without it. */
export function unknownCause({ name, value, lineOf }: Markdown, causes: readonly Cause[]): ContentMistake[] {
  const { cause } = (value ?? {}) as { cause?: unknown };
  const keys = causes.map(({ key }) => key);
  if (typeof cause !== "string" || keys.includes(cause)) return [];
  const text = withoutStop(`there is no cause "${cause}"; the post is shown without it.${didYouMean(cause, keys)}`);
  return [new ContentMistake(name, lineOf("cause"), text, { isWarning: true })];
}
