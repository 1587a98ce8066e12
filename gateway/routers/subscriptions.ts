// Subscriptions: recurring purchases that are charged on a billing date.
import { z } from "zod";
import { pageWindow } from "#gateway/rules/paging.ts";
import {
  getSubscriptionParameters,
  listSubscriptionsParameters,
  SubscriptionUpdateRequest,
} from "#generated/main/inputs.ts";
import { customerProcedure, router, withCapability } from "../trpc.ts";
import { unwrap, unwrapEnvelope } from "../upstream/unwrap.ts";
import {
  type RecurringPage,
  type RecurringPurchase,
  recurringListInput,
  recurringStatusInput,
  requireStatusCapability,
} from "./recurring-status.ts";

const { id } = getSubscriptionParameters().shape;
const listInput = recurringListInput.extend({ lotteryKeys: listSubscriptionsParameters().shape.lotteryKeys });
const updateInput = z.object({ id, ...SubscriptionUpdateRequest().shape });

const manageProcedure = customerProcedure.use(withCapability("subscription_manage"));

export const subscriptionsRouter = router({
  /** A page of the subscriptions that are not cancelled, or of those to some offers. */
  list: manageProcedure.input(listInput).query(async ({ ctx, input }): Promise<RecurringPage> => {
    const { lotteryKeys } = input;
    const query = { ...pageWindow(input.page, input.limit), ...(lotteryKeys && { lottery_keys: lotteryKeys }) };
    const { result, pageInfo } = unwrapEnvelope(await ctx.main.GET("/subscriptions", { params: { query } }));
    return { purchases: result, pageInfo };
  }),

  get: manageProcedure
    .input(z.object({ id }))
    .query(
      async ({ ctx, input }): Promise<RecurringPurchase> =>
        unwrap(await ctx.main.GET("/subscriptions/{id}", { params: { path: input } })),
    ),

  /** Changes what it buys, from the next charge on. Absent fields keep their values. */
  update: customerProcedure
    .use(withCapability("subscription_edit"))
    .input(updateInput)
    .mutation(
      async ({ ctx, input: { id, ...body } }): Promise<RecurringPurchase> =>
        unwrap(await ctx.main.PATCH("/subscriptions/{id}", { params: { path: { id } }, body })),
    ),

  /** Pauses, resumes or cancels it. */
  setStatus: customerProcedure
    .input(recurringStatusInput)
    .mutation(async ({ ctx, input }): Promise<RecurringPurchase> => {
      await requireStatusCapability(ctx, input, { cancel: "subscription_cancel", pause: "subscription_pause" });
      const { id, ...body } = input;
      return unwrap(await ctx.main.PATCH("/subscriptions/{id}/status", { params: { path: { id } }, body }));
    }),
});
