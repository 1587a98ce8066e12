import type { AstroGlobal } from "astro";
import { pageSizes } from "#gateway/rules/paging.ts";
import { readOptional } from "#site/lib/shell/page.ts";
import type { Post } from "./posts.ts";

const LIMIT = pageSizes.blogNotPaged;

/**
 * Returns at most 4 posts: those of a category first, then the newest of all. Empty while the flag `blog` is off, without a
 * blog service, and during its failure.
 */
export async function readStories(astro: AstroGlobal, category?: string): Promise<Post[]> {
  const none: Post[] = [];
  if (!astro.locals.page.capabilities?.includes("blog")) return none;
  return readOptional(astro, none, async ({ blog }) => {
    const [first, newest] = await Promise.all([
      category ? blog.list({ category, limit: LIMIT }) : null,
      blog.list({ limit: LIMIT }),
    ]);
    const posts = [...(first?.posts ?? []), ...newest.posts];
    return posts.filter(({ slug }, at) => posts.findIndex((post) => post.slug === slug) === at).slice(0, LIMIT);
  });
}
