// Written by `npm run generate` from openapi/. Do not edit.
import { z } from "zod";

// Builds each schema when it is first used, because building all of them slows down the start of the gateway.
function once<T>(build: () => T) {
 let built: T | undefined;
 return () => (built ??= build());
}

export const listBlogPostsParameters = once(() => z.object({
 limit: z.int().min(1).max(100).optional(),
 offset: z.int().min(0).max(1000000).optional(),
 category: z.string().max(100).optional(),
 cause: z.string().max(100).optional(),
 locale: z.enum(["en-AU","en-GB"]).optional(),
}));
export const getBlogPostParameters = once(() => z.object({
 slug: z.string().min(1).max(200),
 locale: z.enum(["en-AU","en-GB"]).optional(),
}));
export const listBlogCategoriesParameters = once(() => z.object({
 locale: z.enum(["en-AU","en-GB"]).optional(),
}));
