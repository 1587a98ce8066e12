import { getDrawPreviewParameters } from "#generated/main/inputs.ts";
import type { components } from "#generated/main/schema.ts";
import { publicProcedure, router } from "../trpc.ts";
import { unwrap } from "../upstream/unwrap.ts";

export const drawPreviewsRouter = router({
  /** A draw that may not be published yet. */
  get: publicProcedure
    .input(getDrawPreviewParameters())
    .query(
      async ({ ctx, input }): Promise<components["schemas"]["DrawPreview"]> =>
        unwrap(await ctx.main.GET("/draw/preview/{productOfferKey}/{drawNo}", { params: { path: input } })),
    ),
});
