import shop from "../../package.json" with { type: "json" };
import type { Context } from "../context.ts";
import { publicProcedure, router, withCapability } from "../trpc.ts";
import { unwrap } from "../upstream/unwrap.ts";
import { createInput } from "./events.input.ts";

/** The region the visitor chose, else the service's guess, else OTHER: feedback is not lost if the guess fails. */
async function variantOf({ main, subVariant }: Pick<Context, "main" | "subVariant">): Promise<string> {
  if (subVariant) return subVariant;
  const located = await main.GET("/locate").then(unwrap, () => null);
  return located?.subVariant ?? "OTHER";
}

export const eventsRouter = router({
  /** Sends feedback about the site (shell §3). */
  create: publicProcedure
    .use(withCapability("feedback"))
    .input(createInput)
    .mutation(async ({ ctx, input: { rating, comment, email, source, timezone } }): Promise<{ eventId: string }> => {
      await ctx.limits.spend("feedback", ctx.ip);
      const body = {
        category: "user" as const,
        clientInformation: {
          build: ctx.build,
          name: "Web" as const,
          version: shop.version,
          // Longer than any real language tag. The header may contain anything.
          clientEnvironment: { timezone, locale: ctx.language?.slice(0, 35) ?? "en-AU" },
        },
        ...(comment && { comment }),
        // A signed-in customer is identified by the session (shell §6).
        ...(email && !ctx.session && { email }),
        eventType: "feedback_event" as const,
        name: "feedback" as const,
        rating,
        source,
        variant: await variantOf(ctx),
      };
      return unwrap(await ctx.analytics.POST("/event", { body }));
    }),
});
