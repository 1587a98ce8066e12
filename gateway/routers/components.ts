import type { components } from "#generated/config/schema.ts";
import { publicProcedure, router } from "../trpc.ts";
import { unwrap } from "../upstream/unwrap.ts";

type Schemas = components["schemas"];

/** The variant of each component. Missing components use variant_a (shell §9). */
export const componentsRouter = router({
  get: publicProcedure.query(
    async ({ ctx }): Promise<Schemas["ComponentVariants"]> => unwrap(await ctx.config.GET("/components")),
  ),
});
