import type { components } from "#generated/main/schema.ts";
import { publicProcedure, router } from "../trpc.ts";
import { unwrap } from "../upstream/unwrap.ts";

type Schemas = components["schemas"];

export const brandingRouter = router({
  list: publicProcedure.query(
    async ({ ctx }): Promise<Schemas["ProductBranding"][]> => unwrap(await ctx.main.GET("/branding")),
  ),
});
