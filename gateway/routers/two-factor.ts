import { unwrap } from "../errors.ts";
import { customerProcedure, router } from "../trpc.ts";

export const twoFactorRouter = router({
  /** Whether codes are asked for, and how they come. */
  get: customerProcedure.query(async ({ ctx }) => unwrap(await ctx.main.GET("/customer/two-factor-auth"))),
});
