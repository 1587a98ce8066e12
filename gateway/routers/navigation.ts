import type { components } from "#generated/config/schema.ts";
import { publicProcedure, router } from "../trpc.ts";
import { unwrap } from "../upstream/unwrap.ts";

type Schemas = components["schemas"];

export const navigationRouter = router({
  get: publicProcedure.query(
    async ({ ctx }): Promise<Schemas["Navigation"]> => unwrap(await ctx.config.GET("/navigation")),
  ),
});
