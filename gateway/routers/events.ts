import { z } from "zod";
import { type Rating, ratingValues } from "#gateway/rules/shell/feedback.ts";
import { required } from "#gateway/rules/validators.ts";
import { ClientEnvironment, FeedbackEvent } from "#generated/analytics/inputs.ts";
import shop from "../../package.json" with { type: "json" };
import type { Context } from "../context.ts";
import { publicProcedure, router, withCapability } from "../trpc.ts";
import { unwrap } from "../upstream/unwrap.ts";
import { emailText } from "./fields.input.ts";

const ratings = Object.keys(ratingValues) as [Rating, ...Rating[]];

/** The feedback form's fields, and the page path and time zone from the browser (shell §3). */
const createInput = z.object({
  rating: z.enum(ratings, { error: required("") ?? "" }),
  comment: z.string().trim().pipe(FeedbackEvent().shape.comment.unwrap()).optional(),
  email: emailText.optional(),
  /** The path of the page with the form. */
  source: FeedbackEvent().shape.source,
  timezone: ClientEnvironment().shape.timezone.default("Australia/Sydney"),
});

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
