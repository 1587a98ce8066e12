import { unwrap } from "../errors.ts";
import { publicProcedure, router } from "../trpc.ts";

/** The settings of the shop: currency, ages, timeouts, what sign-up asks for. */
export const configRouter = router({
  get: publicProcedure.query(async ({ ctx }) => unwrap(await ctx.main.GET("/config"))),
});
