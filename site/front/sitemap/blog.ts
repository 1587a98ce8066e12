import type { GatewayRequest, Outputs } from "#gateway/gateway.ts";
import type { PageContext } from "../../lib/shell/page-context.ts";
import type { PartReader } from "./row.ts";

type Post = Outputs["blog"]["list"]["posts"][number];

// The most of one call. A sitemap has at most 50,000 addresses.
const POSTS_PER_CALL = 100;
const MAX_POSTS = 50_000;

/** Returns every post, newest first. Empty while the flag `blog` is off. */
async function listPosts({ capabilities }: PageContext, caller: GatewayRequest["caller"]): Promise<Post[]> {
  if (!capabilities?.includes("blog")) return [];
  const listed: Post[] = [];
  for (let number = 1; listed.length < MAX_POSTS; number += 1) {
    const { posts, pageInfo } = await caller.blog.list({ page: number, limit: POSTS_PER_CALL });
    listed.push(...posts);
    if (posts.length === 0 || listed.length >= pageInfo.total) break;
  }
  return listed;
}

export const postRows: PartReader = async (page, caller) => {
  const posts = await listPosts(page, caller);
  return posts.map(({ slug, publishedAt }) => ({
    route: "blog-post",
    params: { blogSlug: slug },
    changed: publishedAt,
  }));
};

/** The categories that have posts, with the time of the newest. */
export const categoryRows: PartReader = async (page, caller) => {
  const newest = new Map<string, string>();
  for (const { category, publishedAt } of await listPosts(page, caller)) {
    if (!newest.has(category.slug)) newest.set(category.slug, publishedAt);
  }
  return [...newest].map(([slug, changed]) => ({ route: "blog-category", params: { slug }, changed }));
};
