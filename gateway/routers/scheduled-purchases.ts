// Purchases that are charged later: pre-orders of draws that are not on sale yet.
import { getScheduledPurchaseParameters } from "#generated/main/inputs.ts";
import type { components } from "#generated/main/schema.ts";
import { customerProcedure, router, withCapability } from "../trpc.ts";
import { unwrap } from "../upstream/unwrap.ts";

type ScheduledPurchase = components["schemas"]["ScheduledPurchase"];

export const scheduledPurchasesRouter = router({
  /** Lists the customer's scheduled purchases that have not been charged, soonest first. */
  list: customerProcedure.query(
    async ({ ctx }): Promise<ScheduledPurchase[]> => unwrap(await ctx.main.GET("/scheduled-purchases")),
  ),

  /** Returns a scheduled purchase, also after it was cancelled or charged; then with its ticket. 404 for another customer's. */
  get: customerProcedure
    .input(getScheduledPurchaseParameters())
    .query(
      async ({ ctx, input }): Promise<ScheduledPurchase> =>
        unwrap(await ctx.main.GET("/scheduled-purchases/{id}", { params: { path: input } })),
    ),

  /** Cancels a scheduled purchase that has not been charged. Cancelling it again changes nothing. */
  cancel: customerProcedure
    .use(withCapability("scheduled_purchase_cancel"))
    .input(getScheduledPurchaseParameters())
    .mutation(
      async ({ ctx, input }): Promise<ScheduledPurchase> =>
        unwrap(await ctx.main.PATCH("/scheduled-purchases/{id}/cancel", { params: { path: input } })),
    ),
});
