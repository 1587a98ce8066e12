import { unwrap } from "../errors.ts";
import { publicProcedure, router } from "../trpc.ts";

export const navigationRouter = router({
  get: publicProcedure.query(async ({ ctx }) => unwrap(await ctx.config.GET("/navigation"))),
});
