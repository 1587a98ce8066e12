import type { Outputs } from "#gateway/gateway.ts";
import { fileIdOf } from "#site/lib/rich-text/markdown.ts";
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

/** The path of a post's picture, or undefined if it has none in the CMS: then the page draws art. */
export const pictureOf = ({ image }: Pick<Post, "image">): string | undefined =>
  image && fileIdOf(image) !== null ? image : undefined;
