// Posts and their categories. The posts are those of services/content.
import type { Case } from "./cases.ts";

export const cases: Case[] = [
  { operationId: "listBlogPosts", status: 200 },
  { operationId: "listBlogPosts", status: 200, when: "one", request: () => ({ query: { limit: "1", offset: "1" } }) },
  { operationId: "listBlogPosts", status: 200, when: "none", request: () => ({ query: { category: "nothing" } }) },
  { operationId: "getBlogPost", status: 200, request: () => ({ params: { slug: "how-a-draw-is-drawn" } }) },
  { operationId: "getBlogPost", status: 404, code: "not_found", request: () => ({ params: { slug: "nothing" } }) },
  { operationId: "listBlogCategories", status: 200 },
];
