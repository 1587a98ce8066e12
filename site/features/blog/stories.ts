import type { AstroGlobal } from "astro";
import { pageSizes } from "#gateway/rules/paging.ts";
import { readOptional } from "#site/lib/shell/page.ts";
import { chooseStories, type Post } from "./posts.ts";

const limit = pageSizes.blogNotPaged;
/** The category of posts about causes. */
const CAUSES = "causes";

type Choice = { about: "causes" | { cause: string } } | { unless: (post: Post) => boolean };

/**
 * Returns at most 4 posts, newest first, without those that the page shows elsewhere. `about` prefers the posts about causes, or about
 * one cause: its page shows no post about another one. Empty while the flag `blog` is off, without a blog service, and during its failure.
 */
export async function readStories(astro: AstroGlobal, choice: Choice): Promise<Post[]> {
  const none: Post[] = [];
  if (!astro.locals.page.capabilities?.includes("blog")) return none;
  return readOptional(astro, none, async ({ blog }) => {
    if ("unless" in choice) return (await blog.list()).posts.filter((post) => !choice.unless(post)).slice(0, limit);
    const { about } = choice;
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
