import type { components } from "#generated/main/schema.ts";
import { customerProcedure, router } from "../trpc.ts";
import { unwrap } from "../upstream/unwrap.ts";

type Schemas = components["schemas"];

export const twoFactorRouter = router({
  /** Whether two-factor authentication is on, and by which method. */
  get: customerProcedure.query(
    async ({ ctx }): Promise<Schemas["TwoFactorConfig"]> => unwrap(await ctx.main.GET("/customer/two-factor-auth")),
  ),
});
