import { z } from "zod";
import { toDismissalCookie } from "#gateway/rules/shell/banners.ts";
import { publicProcedure, router } from "../trpc.ts";

const dismissInput = z.object({ content: z.string().regex(/^[0-9a-z]{14}$/) });

export const bannerRouter = router({
  /** Hides the sitewide banner until its content changes (shop §4). */
  dismiss: publicProcedure.input(dismissInput).mutation(({ ctx, input: { content } }): { isDismissed: true } => {
    const dateDismissed = ctx.now().toISOString();
    ctx.cookies.set("dc_banner", toDismissalCookie({ content, dateDismissed, isDismissed: true }));
    return { isDismissed: true };
  }),
});
