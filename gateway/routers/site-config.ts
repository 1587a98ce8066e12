import { unwrap } from "../errors.ts";
import { publicProcedure, router } from "../trpc.ts";

/** What the CMS says of the site: its name, locale, route overrides and regulation logos. */
export const siteConfigRouter = router({
  get: publicProcedure.query(async ({ ctx }) => unwrap(await ctx.cms.GET("/items/site_config"))),
});
