import { unwrap } from "../errors.ts";
import { publicProcedure, router } from "../trpc.ts";

export const brandingRouter = router({
  list: publicProcedure.query(async ({ ctx }) => unwrap(await ctx.main.GET("/branding"))),
});
