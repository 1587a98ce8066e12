import { ContentMistake, type Markdown } from "./front-matter.ts";
import type { Category, Post } from "./schemas.ts";
import { refuseReserved } from "./slugs.ts";

/** Returns the post of a file. Throws `ContentMistake`. */
export function toPost({ name, value, slug, body, lineOf }: Markdown, categories: readonly Category[]): Post {
  const data = value as Omit<Post, "slug" | "body">;
  refuseReserved(name, slug);
  if (!categories.some((category) => category.slug === data.category))
    throw new ContentMistake(name, lineOf("category"), `categories.yaml has no category "${data.category}"`);
  return { ...data, slug, body };
}
