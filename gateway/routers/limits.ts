// The customer's spend limits and deposit limit (account §7).
import { z } from "zod";
import { currency, maxAmount } from "#gateway/rules/validators.ts";
import { deleteSpendLimitParameters, LimitForm, SpendPeriod } from "#generated/main/inputs.ts";
import type { components } from "#generated/main/schema.ts";
import { customerProcedure, router, withCapability } from "../trpc.ts";
import { unwrap, unwrapEnvelope } from "../upstream/unwrap.ts";
import { typedText } from "./fields.input.ts";

type Schemas = components["schemas"];

const bounds = LimitForm().shape.limit;
const DOLLARS = { style: "currency", currency: "AUD" } as const;
/** An amount as typed, in dollars and cents. */
const most = bounds.maxValue ?? Number.MAX_SAFE_INTEGER;
const amount = typedText(
  "amount",
  z.string(),
  currency,
  maxAmount(most, new Intl.NumberFormat("en-AU", DOLLARS).format(most)),
).transform(Number);
const limitInput = z.object({ period: SpendPeriod(), limit: amount });
const idInput = z.object({ spendLimitId: deleteSpendLimitParameters().shape.limitRef });

const limitsProcedure = customerProcedure.use(withCapability("spend_limits"));
const callOf = ({ period, limit }: z.output<typeof limitInput>) => ({
  params: { path: { limitRef: period } },
  body: { limit },
});

export const limitsRouter = router({
  /** The customer's limits and the shop's, with what was spent in each period. */
  spend: limitsProcedure.query(
    async ({ ctx }): Promise<Schemas["SpendLimits"]> => unwrap(await ctx.main.GET("/spend-limits")),
  ),

  /** Sets the first limit of a period. */
  setSpend: limitsProcedure
    .input(limitInput)
    .mutation(
      async ({ ctx, input }): Promise<Schemas["SpendLimit"]> =>
        unwrap(await ctx.main.PUT("/spend-limits/{limitRef}", callOf(input))),
    ),

  /** Changes a limit. A higher one starts after seven days and may need a one-time code. */
  editSpend: limitsProcedure
    .input(limitInput)
    .mutation(
      async ({ ctx, input }): Promise<Schemas["SpendLimit"]> =>
        unwrap(await ctx.main.POST("/spend-limits/{limitRef}", callOf(input))),
    ),

  /** Sets the deposit limit of any seven days. A higher one starts after seven days and may need a one-time code. */
  setDeposit: customerProcedure
    .use(withCapability("precommitment-amount"))
    .input(z.object({ limit: amount }))
    .mutation(
      async ({ ctx, input }): Promise<Schemas["PrecommitmentLimit"]> =>
        unwrap(await ctx.main.POST("/precommitment", { body: input })),
    ),

  /** Ends the deposit limit after seven days. May need a one-time code. */
  deleteDeposit: customerProcedure
    .use(withCapability("precommitment-amount"))
    .input(z.object({}))
    .mutation(async ({ ctx }): Promise<{ isEnding: true }> => {
      unwrapEnvelope(await ctx.main.DELETE("/precommitment"));
      return { isEnding: true };
    }),

  /** Ends a limit after seven days. May need a one-time code. */
  deleteSpend: limitsProcedure.input(idInput).mutation(async ({ ctx, input }): Promise<{ isEnding: true }> => {
    const params = { path: { limitRef: input.spendLimitId } };
    unwrapEnvelope(await ctx.main.DELETE("/spend-limits/{limitRef}", { params }));
    return { isEnding: true };
  }),
});
