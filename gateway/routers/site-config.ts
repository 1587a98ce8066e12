import type { components } from "#generated/cms/schema.ts";
import { publicProcedure, router } from "../trpc.ts";
import { unwrap } from "../upstream/unwrap.ts";

type Schemas = components["schemas"];

/** The site's settings in the CMS: name, locale, route overrides and regulation logos. */
export const siteConfigRouter = router({
  get: publicProcedure.query(
    async ({ ctx }): Promise<Schemas["SiteConfig"]> => unwrap(await ctx.cms.GET("/items/site_config")),
  ),
});
