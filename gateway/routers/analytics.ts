import { z } from "zod";
import { campaignOf, engagementSession } from "../session/engagement.ts";
import { publicProcedure, router } from "../trpc.ts";
import { mayAnalyse } from "./analytics.read.ts";

const property = z.union([z.string().max(500), z.number(), z.boolean()]);

const event = z.object({
  type: z.enum(["page", "track", "identify", "reset"]),
  name: z.string().max(60).optional(),
  properties: z.record(z.string().max(40), property).optional(),
});

export const analyticsRouter = router({
  /**
   * Sends events to the analytics provider if the visitor has consented. The browser sends what happened; the gateway adds the visitor,
   * campaign and region.
   */
  record: publicProcedure
    .input(z.object({ events: z.array(event).min(1).max(20) }))
    .mutation(async ({ ctx, input }): Promise<{ recorded: number }> => {
      await ctx.limits.spend("analytics", ctx.ip);
      if (!(await mayAnalyse(ctx))) return { recorded: 0 };
      const anonymousId = ctx.cookies.get("dc_anonymous_id") ?? crypto.randomUUID();
      if (input.events.at(-1)?.type === "reset") ctx.cookies.clear("dc_anonymous_id");
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
      ctx.analyticsProvider.send(input.events.map((sent) => ({ ...sent, ...visit })));
      return { recorded: input.events.length };
    }),
});
