import type { components as Cms } from "#generated/cms/schema.ts";
import type { components as Config } from "#generated/config/schema.ts";
import { publicProcedure, router } from "../trpc.ts";
import { unwrap } from "../upstream/unwrap.ts";

type ShopTheme = { base: Config["schemas"]["Theme"] | null; overrides: Cms["schemas"]["Theme"] | null };

export const themeRouter = router({
  /** The base theme and the CMS overrides of its tokens. Either may be null if its service fails, but not both. */
  get: publicProcedure.query(async ({ ctx }): Promise<ShopTheme> => {
    const [base, overrides] = await Promise.allSettled([
      ctx.config.GET("/theme").then((reply) => unwrap(reply)),
      ctx.cms.GET("/items/theme").then((reply) => unwrap(reply)),
    ]);
    if (base.status === "rejected" && overrides.status === "rejected") throw base.reason;
    return {
      base: base.status === "fulfilled" ? base.value : null,
      overrides: overrides.status === "fulfilled" ? overrides.value : null,
    };
  }),
});
