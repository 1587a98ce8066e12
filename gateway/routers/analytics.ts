import { z } from "zod";
import { sessionAttribution } from "#gateway/rules/attribution.ts";
import { hasCapability } from "#gateway/rules/capabilities.ts";
import { knownVariantText } from "#gateway/rules/experiments.ts";
import type { Context } from "../context.ts";
import { problem } from "../foundation/errors.ts";
import { readCapabilities } from "../session/capabilities.ts";
import { attributionOf, engagementSession } from "../session/engagement.ts";
import { publicProcedure, router } from "../trpc.ts";
import { mayAnalyse } from "./analytics.read.ts";
import { type SentEvent, violationOf } from "./analytics-events.ts";

// Checked loosely: an event that breaks its row is left out, and the rest of the batch is sent.
const event = z.object({
  type: z.enum(["page", "track", "identify", "reset"]),
  name: z.string().max(60).optional(),
  properties: z.looseObject({}).optional(),
  /** What the page showed of experiments: "name=variant&name=variant". */
  experiments: z.string().max(500).optional(),
});

/** Returns the events that follow the table. Reports the others; in development and tests, refuses the batch. */
function withoutViolations<Sent extends SentEvent>(ctx: Context, events: readonly Sent[]): Sent[] {
  return events.filter((sent) => {
    const violation = violationOf(sent);
    if (!violation) return true;
    ctx.analyticsProvider.reportViolation(violation);
    if (ctx.build === "release") return false;
    throw problem({ code: "invalid_field", status: 422, message: violation, target: "events" });
  });
}

export const analyticsRouter = router({
  /**
   * Sends events of the table (analytics-events.ts) to the analytics provider if the visitor has consented. The browser sends what
   * happened; the gateway adds the visitor, campaign and region.
   */
  record: publicProcedure
    .input(z.object({ events: z.array(event).min(1).max(20) }))
    .mutation(async ({ ctx, input }): Promise<{ recorded: number }> => {
      await ctx.limits.spend("analytics", ctx.ip);
      if (!(await mayAnalyse(ctx))) return { recorded: 0 };
      const events = withoutViolations(ctx, input.events);
      const anonymousId = ctx.cookies.get("dc_anonymous_id") ?? crypto.randomUUID();
      if (events.at(-1)?.type === "reset") ctx.cookies.clear("dc_anonymous_id");
      else ctx.cookies.set("dc_anonymous_id", anonymousId);
      const affiliate = ctx.cookies.get("dc_affiliate");
      const attribution = attributionOf(ctx.cookies);
      const { referringDomain } = sessionAttribution(attribution);
      const context = {
        ...attribution,
        ...(referringDomain && { referring_domain: referringDomain }),
        ...(affiliate && { affiliate }),
        ...(ctx.subVariant && { variant: ctx.subVariant }),
      };
      const visit = {
        anonymousId,
        sessionId: engagementSession(ctx.cookies),
        customerId: ctx.session?.customerId ?? null,
        context,
        sentAt: ctx.now().toISOString(),
      };
      const calls = events.map(({ experiments = "", ...sent }) => {
        const shown = knownVariantText(experiments);
        return { ...sent, ...visit, ...(shown && { experiments: shown }) };
      });
      const { capabilities } = await readCapabilities(ctx);
      if (calls.length > 0) {
        ctx.analyticsProvider.send(calls);
        if (hasCapability(capabilities, "google_tag_manager")) ctx.analyticsProvider.sendToTagManager(calls);
      }
      return { recorded: events.length };
    }),
});
