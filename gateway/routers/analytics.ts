import { z } from "zod";
import type { Context } from "../context.ts";
import { problem } from "../errors.ts";
import { campaignOf, engagementSession } from "../session/engagement.ts";
import { publicProcedure, router } from "../trpc.ts";
import { type SentEvent, violationOf } from "./analytics.events.ts";
import { mayAnalyse } from "./analytics.read.ts";

// Checked loosely: an event that breaks its row is left out, and the rest of the batch is sent.
const event = z.object({
  type: z.enum(["page", "track", "identify", "reset"]),
  name: z.string().max(60).optional(),
  properties: z.looseObject({}).optional(),
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
   * Sends events of the table (analytics.events.ts) to the analytics provider if the visitor has consented. The browser sends what
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
      const context = {
        ...campaignOf(ctx.cookies),
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
      if (events.length > 0) ctx.analyticsProvider.send(events.map((sent) => ({ ...sent, ...visit })));
      return { recorded: events.length };
    }),
});
