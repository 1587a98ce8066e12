import type { AstroGlobal } from "astro";
import { pageSizes } from "#gateway/rules/paging.ts";
import { readOptional } from "#site/lib/shell/page.ts";
import { chooseStories, type Post } from "./posts.ts";

const limit = pageSizes.blogNotPaged;
/** The category of posts about causes. */
const CAUSES = "causes";

/**
 * Returns at most 4 posts, newest first. `about` prefers the posts about causes, or about one cause: its page shows no post about
 * another one. Empty while the flag `blog` is off, without a blog service, and during its failure.
 */
export async function readStories(astro: AstroGlobal, about?: "causes" | { cause: string }): Promise<Post[]> {
  const none: Post[] = [];
  if (!astro.locals.page.capabilities?.includes("blog")) return none;
  return readOptional(astro, none, async ({ blog }) => {
    if (!about) return (await blog.list({ limit })).posts;
    const wanted = about === "causes" ? { category: CAUSES } : about;
    const [own, newest] = await Promise.all([blog.list({ ...wanted, limit }), blog.list()]);
    if (about === "causes") return chooseStories(own.posts, newest.posts, limit);
    return chooseStories(
      // A backend that ignores the parameter returns every post.
      own.posts.filter(({ cause }) => cause === about.cause),
      newest.posts.filter(({ category }) => category.slug !== CAUSES),
      limit,
    );
  });
}
