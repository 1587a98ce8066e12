import { z } from "zod";
import { listContentItemsParameters } from "#generated/translation/inputs.ts";
import type { components } from "#generated/translation/schema.ts";
import { publicProcedure, router } from "../trpc.ts";
import { unwrap } from "../upstream/unwrap.ts";

type Schemas = components["schemas"];

const { shape } = listContentItemsParameters();
const listInput = z
  .object({
    categories: shape["c[]"],
    ids: shape["id[]"],
    types: shape["t[]"],
  })
  .prefault({});

export const contentRouter = router({
  /** Texts and images by id. Items without a value are absent (shop §3), so pages must work without each of them. */
  list: publicProcedure.input(listInput).query(async ({ ctx, input }): Promise<Schemas["ContentItems"]["items"]> => {
    const query = { "c[]": input.categories, "id[]": input.ids, "t[]": input.types };
    const reply = await ctx.translation.GET("/{locale}/items", { params: { path: { locale: ctx.locale }, query } });
    const items = Object.entries(unwrap(reply).items);
    return Object.fromEntries(items.filter(([, { value }]) => value !== undefined && value !== null && value !== ""));
  }),
});
