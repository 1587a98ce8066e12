// Recurring purchases of every kind: the combined list, what pays them, and failed charges.
import { z } from "zod";
import { pageWindow } from "#gateway/rules/paging.ts";
import { RecurringSyncRequest, setRecurringPurchaseMethodParameters } from "#generated/main/inputs.ts";
import type { components } from "#generated/main/schema.ts";
import { customerOf, customerProcedure, router, withCapability } from "../trpc.ts";
import { unwrap, unwrapEnvelope } from "../upstream/unwrap.ts";
import { type RecurringPage, recurringListInput } from "./recurring-status.ts";

type Schemas = components["schemas"];

const methodInput = setRecurringPurchaseMethodParameters();
const syncInput = z.object({ ...RecurringSyncRequest().shape, idempotencyKey: z.uuid() });
const retryProcedure = customerProcedure.use(withCapability("recurring_purchase_retry"));

export const recurringPurchasesRouter = router({
  /** A page of the recurring purchases that are not cancelled, next draw first. */
  list: customerProcedure
    .use(withCapability("recurring_purchases_combined"))
    .input(recurringListInput)
    .query(async ({ ctx, input }): Promise<RecurringPage> => {
      const query = pageWindow(input.page, input.limit);
      const { result, pageInfo } = unwrapEnvelope(await ctx.main.GET("/recurring_purchases", { params: { query } }));
      return { purchases: result, pageInfo };
    }),

  /** What can pay recurring purchases, with the chosen method. */
  getMethods: customerProcedure.query(
    async ({ ctx }): Promise<Schemas["RecurringPurchaseMethods"]> =>
      unwrap(await ctx.main.GET("/customer/recurring-purchase-method")),
  ),

  /** Chooses what pays all recurring purchases, from their next charge on. */
  setMethod: customerProcedure
    .input(methodInput)
    .mutation(async ({ ctx, input }): Promise<Schemas["RecurringPurchaseMethods"]> => {
      const query = { recurring_purchase_method: input.recurringPurchaseMethod };
      return unwrap(await ctx.main.POST("/customer/recurring-purchase-method", { params: { query } }));
    }),

  /** The charges until the end of the next month, also of pre-orders: next first. */
  comingCharges: customerProcedure.query(
    async ({ ctx }): Promise<Schemas["ComingCharge"][]> => unwrap(await ctx.main.GET("/coming_charges")),
  ),

  /** Failed charges, one for each fund that failed. */
  resolutions: retryProcedure.query(
    async ({ ctx }): Promise<Schemas["PaymentResolution"][]> => unwrap(await ctx.main.GET("/payment_resolutions")),
  ),

  /** Charges failed purchases again, each by itself. The same key never charges twice. */
  sync: retryProcedure
    .input(syncInput)
    .mutation(async ({ ctx, input: { idempotencyKey, ...body } }): Promise<Schemas["RecurringAttempt"][]> => {
      const params = { header: { "Idempotency-Key": idempotencyKey } };
      return ctx.limits.during("retryByCustomer", customerOf(ctx).customerId, async () =>
        unwrap(await ctx.main.POST("/process_recurring_purchases/sync", { params, body })),
      );
    }),
});
