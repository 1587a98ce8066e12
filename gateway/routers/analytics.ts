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
   * Passes on what a visit did, where the visitor allows it. The browser says what happened; who it was and where they came
   * from is known here.
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
      const who = {
        anonymousId,
        sessionId: engagementSession(ctx.cookies),
        customerId: ctx.session?.customerId ?? null,
        context,
        sentAt: ctx.now().toISOString(),
      };
      ctx.analyticsProvider.send(input.events.map((one) => ({ ...one, ...who })));
      return { recorded: input.events.length };
    }),
});
