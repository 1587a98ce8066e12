import type { Outputs } from "#gateway/gateway.ts";
import type { Family } from "#site/ui/ball/ball.ts";

export type Post = Outputs["blog"]["list"]["posts"][number];

/** The slug that lists the posts of every category. */
export const ALL = "all";

const FAMILIES: readonly Family[] = ["lottery", "social", "membership", "charity"];

/** The colour of a category: the same on every page. */
export function familyOf({ category }: Pick<Post, "category">): Family {
  const hash = [...category.slug].reduce((value, letter) => (value * 31 + (letter.codePointAt(0) ?? 0)) % 997, 0);
  return FAMILIES[hash % FAMILIES.length] ?? "lottery";
}

/** Returns the first `limit` different posts of both lists, newest first. */
export function chooseStories(preferred: readonly Post[], others: readonly Post[], limit: number): Post[] {
  const bySlug = new Map([...preferred, ...others].map((post) => [post.slug, post]));
  return [...bySlug.values()].slice(0, limit).sort((a, b) => (a.publishedAt < b.publishedAt ? 1 : -1));
}
