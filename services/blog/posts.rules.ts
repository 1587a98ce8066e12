import type { components } from "#generated/blog/schema.ts";
import type { Content } from "#services/content/content.ts";
import type { Post } from "#services/content/schemas.ts";

type BlogPost = components["schemas"]["BlogPost"];
type BlogCategory = components["schemas"]["BlogCategory"];

/** Returns the posts that are published at this time, newest first. */
export function publishedPosts({ posts }: Content, now: Date): Post[] {
  const timeOf = ({ published }: Post) => Date.parse(published);
  return posts
    .filter((post) => timeOf(post) <= now.getTime())
    .sort((one, other) => timeOf(other) - timeOf(one) || (one.slug < other.slug ? -1 : 1));
}

const categoryOf = ({ categories }: Content, wanted: string): BlogCategory => {
  const { slug, name } = categories.find((category) => category.slug === wanted) ?? { slug: wanted, name: wanted };
  return { slug, name };
};

/** Returns a post as in lists, without its text. */
export const toListedPost = (content: Content, post: Post): BlogPost => ({
  slug: post.slug,
  title: post.title,
  excerpt: post.excerpt,
  category: categoryOf(content, post.category),
  ...(post.cause && { cause: post.cause }),
  ...(post.image && { image: `/files/${post.image}` }),
  publishedAt: new Date(post.published).toISOString(),
});

/** Returns the categories that have a published post, in the editors' order. */
export function categoriesWithPosts(content: Content, now: Date): BlogCategory[] {
  const used = new Set(publishedPosts(content, now).map(({ category }) => category));
  return content.categories.filter(({ slug }) => used.has(slug)).map(({ slug }) => categoryOf(content, slug));
}
