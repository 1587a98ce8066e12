import type { ContentReader } from "#services/content/content-reader.ts";
import type { Handlers } from "#services/lib/handlers.ts";
import { refuseNotFound } from "#services/lib/refusal.ts";
import { categoriesWithPosts, publishedPosts, toListedPost } from "./posts.rules.ts";

const DEFAULT_LIMIT = 12;

type BlogOperation = "listBlogPosts" | "getBlogPost" | "listBlogCategories";

export const createBlogHandlers = ({ content: read }: { content: ContentReader }): Handlers<BlogOperation> => ({
  listBlogPosts: async ({ query, now }) => {
    const { limit = DEFAULT_LIMIT, offset = 0, category, cause, locale } = query;
    const content = read(locale);
    const posts = publishedPosts(content, now).filter(
      (post) => (category === undefined || post.category === category) && (cause === undefined || post.cause === cause),
    );
    const result = posts.slice(offset, offset + limit).map((post) => toListedPost(content, post));
    return { status: 200, body: { result, pageInfo: { limit, offset, total: posts.length } } };
  },

  getBlogPost: async ({ params, query, now }) => {
    const content = read(query.locale);
    const post = publishedPosts(content, now).find(({ slug }) => slug === params.slug) ?? refuseNotFound();
    return { status: 200, body: { result: { ...toListedPost(content, post), body: post.body } } };
  },

  listBlogCategories: async ({ query, now }) => ({
    status: 200,
    body: { result: categoriesWithPosts(read(query.locale), now) },
  }),
});
