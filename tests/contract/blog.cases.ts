// Posts and their categories. The posts are those of services/content.
import { type Case, on } from "./cases.ts";

export const cases: Case[] = [
  on("listBlogPosts", 200),
  on("listBlogPosts", "200 (one)", () => ({ query: { limit: "1", offset: "1" } })),
  on("listBlogPosts", "200 (none)", () => ({ query: { category: "nothing" } })),
  on("getBlogPost", 200, () => ({ params: { slug: "how-a-draw-is-drawn" } })),
  on("getBlogPost", "404 not_found", () => ({ params: { slug: "nothing" } })),
  on("listBlogCategories", 200),
];
