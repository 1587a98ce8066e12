import { z } from "zod";
import type { components } from "#generated/translation/schema.ts";
import { publicProcedure, router } from "../trpc.ts";
import { unwrap } from "../upstream/unwrap.ts";

type Schemas = components["schemas"];

const listInput = z
  .object({
    categories: z.array(z.string().max(100)).max(50).optional(),
    ids: z.array(z.string().max(100)).max(100).optional(),
    types: z
      .array(z.enum(["image", "markdown", "plain", "seo", "json"]))
      .max(5)
      .optional(),
    locale: z.enum(["en-AU", "en-GB"]).default("en-AU"),
  })
  .prefault({});

export const contentRouter = router({
  /** Texts and images by id. Items without a value are absent, so pages must work without each of them. */
  list: publicProcedure.input(listInput).query(async ({ ctx, input }): Promise<Schemas["ContentItems"]["items"]> => {
    const query = { "c[]": input.categories, "id[]": input.ids, "t[]": input.types };
    const reply = await ctx.translation.GET("/{locale}/items", { params: { path: { locale: input.locale }, query } });
    return unwrap(reply).items;
  }),
});
