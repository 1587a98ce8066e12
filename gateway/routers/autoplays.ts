// Autoplays: recurring purchases that are charged when a draw opens.
import { z } from "zod";
import { pageWindow } from "#gateway/rules/paging.ts";
import { currency, maxAmount } from "#gateway/rules/validators.ts";
import {
  AutoplayUpdateRequest,
  getAutoplayParameters,
  MinimumJackpotForm,
  QuickpickForm,
} from "#generated/main/inputs.ts";
import { customerProcedure, router, withCapability } from "../trpc.ts";
import { unwrap, unwrapEnvelope } from "../upstream/unwrap.ts";
import { typedText } from "./fields.input.ts";
import {
  type RecurringPage,
  type RecurringPurchase,
  recurringListInput,
  recurringStatusInput,
  requireStatusCapability,
} from "./recurring-status.ts";

const { id } = getAutoplayParameters().shape;
const updateInput = z.object({ id, ...AutoplayUpdateRequest().shape });
const DOLLARS = { style: "currency", currency: "AUD", maximumFractionDigits: 0 } as const;
const most = MinimumJackpotForm().shape.minimumJackpotAmount.maxValue ?? Number.MAX_SAFE_INTEGER;
const jackpotInput = z.object({
  id,
  /** As typed, in dollars. Zero plays every draw. */
  minimumJackpotAmount: typedText(
    "jackpot",
    z.string(),
    currency,
    maxAmount(most, new Intl.NumberFormat("en-AU", DOLLARS).format(most)),
  ).transform(Number),
});
const quickpickInput = z.object({ id, ...QuickpickForm().shape });

const manageProcedure = customerProcedure.use(withCapability("autoplay_manage"));
const editProcedure = customerProcedure.use(withCapability("autoplay_edit"));

export const autoplaysRouter = router({
  /** A page of the autoplays that are not cancelled, next draw first. */
  list: manageProcedure.input(recurringListInput).query(async ({ ctx, input }): Promise<RecurringPage> => {
    const query = pageWindow(input.page, input.limit);
    const { result, pageInfo } = unwrapEnvelope(await ctx.main.GET("/autoplay", { params: { query } }));
    return { purchases: result, pageInfo };
  }),

  get: manageProcedure
    .input(z.object({ id }))
    .query(
      async ({ ctx, input }): Promise<RecurringPurchase> =>
        unwrap(await ctx.main.GET("/autoplay/{id}", { params: { path: input } })),
    ),

  /** Changes what it buys, from the next draw on. Absent fields keep their values. */
  update: editProcedure
    .input(updateInput)
    .mutation(
      async ({ ctx, input: { id, ...body } }): Promise<RecurringPurchase> =>
        unwrap(await ctx.main.PATCH("/autoplay/{id}", { params: { path: { id } }, body })),
    ),

  /** Pauses, resumes or cancels it. */
  setStatus: customerProcedure
    .input(recurringStatusInput)
    .mutation(async ({ ctx, input }): Promise<RecurringPurchase> => {
      await requireStatusCapability(ctx, input, { cancel: "autoplay_cancel", pause: "autoplay_pause" });
      const { id, ...body } = input;
      return unwrap(await ctx.main.PATCH("/autoplays/{id}/status", { params: { path: { id } }, body }));
    }),

  /** Skips draws with a smaller jackpot. */
  setMinimumJackpot: editProcedure
    .input(jackpotInput)
    .mutation(
      async ({ ctx, input: { id, ...body } }): Promise<RecurringPurchase> =>
        unwrap(await ctx.main.POST("/autoplay/{id}/set-minimum-jackpot", { params: { path: { id } }, body })),
    ),

  /** Picks new numbers for every draw, or keeps the same. */
  setQuickpick: editProcedure
    .input(quickpickInput)
    .mutation(
      async ({ ctx, input: { id, ...body } }): Promise<RecurringPurchase> =>
        unwrap(await ctx.main.POST("/autoplay/{id}/set-quickpick", { params: { path: { id } }, body })),
    ),
});
