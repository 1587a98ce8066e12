// Written by `npm run generate` from openapi/. Do not edit.
import { z } from "zod";

export const listBlogPostsParameters = z.object({
 limit: z.int().min(1).max(100).optional(),
 offset: z.int().min(0).max(1000000).optional(),
 category: z.string().max(100).optional(),
});
export const getBlogPostParameters = z.object({
 slug: z.string().min(1).max(200),
});
