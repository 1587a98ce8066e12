import { unwrap } from "../errors.ts";
import { publicProcedure, router } from "../trpc.ts";

export const themeRouter = router({
  /** The base theme, and what the CMS puts over it, token by token. */
  get: publicProcedure.query(async ({ ctx }) => {
    const [base, overrides] = await Promise.all([ctx.config.GET("/theme"), ctx.cms.GET("/items/theme")]);
    return { base: unwrap(base, false), overrides: unwrap(overrides, false) };
  }),
});
