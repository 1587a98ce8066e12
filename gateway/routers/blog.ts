import { z } from "zod";
import { pageSizes, pageWindow } from "#gateway/rules/paging.ts";
import { getBlogPostParameters, listBlogPostsParameters } from "#generated/blog/inputs.ts";
import type { components } from "#generated/blog/schema.ts";
import { publicProcedure, router } from "../trpc.ts";
import { orNotFound } from "../upstream/absent.ts";
import { unwrap, unwrapEnvelope } from "../upstream/unwrap.ts";

type Schemas = components["schemas"];

const listInput = listBlogPostsParameters()
  .pick({ category: true, cause: true })
  .extend({
    page: z.number().optional(),
    limit: listBlogPostsParameters().shape.limit.unwrap().default(pageSizes.blog),
  })
  .prefault({});

/** A page of posts without their texts, newest first. */
type BlogPosts = { posts: Schemas["BlogPost"][]; pageInfo: Schemas["PageInfo"] };

export const blogRouter = router({
  list: publicProcedure.input(listInput).query(async ({ ctx, input }): Promise<BlogPosts> => {
    const query = {
      ...pageWindow(input.page, input.limit),
      category: input.category,
      cause: input.cause,
      locale: ctx.locale,
    };
    const { result, pageInfo } = await orNotFound(async () =>
      unwrapEnvelope(await ctx.blog.GET("/posts", { params: { query } })),
    );
    return { posts: result, pageInfo };
  }),

  get: publicProcedure
    .input(getBlogPostParameters().omit({ locale: true }))
    .query(
      ({ ctx, input }): Promise<Schemas["BlogPost"]> =>
        orNotFound(async () =>
          unwrap(await ctx.blog.GET("/posts/{slug}", { params: { path: input, query: { locale: ctx.locale } } })),
        ),
    ),

  /** The categories that have posts. */
  listCategories: publicProcedure.query(
    ({ ctx }): Promise<Schemas["BlogCategory"][]> =>
      orNotFound(async () => unwrap(await ctx.blog.GET("/categories", { params: { query: { locale: ctx.locale } } }))),
  ),
});
