import type { components } from "#generated/main/schema.ts";
import type { Context } from "../context.ts";
import { problem } from "../errors.ts";
import { pendingPurchaseOf } from "../session/pending-purchase.ts";
import { customerProcedure, router } from "../trpc.ts";
import { unwrap } from "../upstream/unwrap.ts";
import { readOverview } from "./customer.read.ts";
import { authoriseInput, createInput, getInput, type NewDeposit } from "./deposits.input.ts";
import { depositRequest } from "./deposits.request.ts";
import { type DepositPurchaseRequest, depositAndPurchase, type PurchaseResult } from "./purchases.create.ts";

type Schemas = components["schemas"];

/** The outcome of a deposit without a purchase. Its status decides what is next. */
type DepositResult = { kind: "deposit"; depositId: string; status: Schemas["DepositStatus"] };

export const depositsRouter = router({
  /** A deposit, by its id or by the idempotency key of its `create`. */
  get: customerProcedure
    .input(getInput)
    .query(
      async ({ ctx, input }): Promise<Schemas["Deposit"]> =>
        unwrap(await ctx.main.GET("/funds/{fundRef}/deposit", { params: { path: { fundRef: input.depositId } } })),
    ),

  /** Deposits into the wallet, without a purchase. The same key never charges twice. */
  create: customerProcedure
    .input(createInput)
    .mutation(({ ctx, input }): Promise<DepositResult> => createDeposit(ctx, input)),

  /** Passes on the bank's challenge response, then repeats the purchase that was waiting for it, if there is one. */
  authorise: customerProcedure
    .input(authoriseInput)
    .mutation(async ({ ctx, input }): Promise<PurchaseResult | DepositResult> => {
      const params = { path: { fundRef: input.depositId } };
      const deposit = unwrap(await ctx.main.POST("/funds/{fundRef}/deposit/authorise", { params, body: input }));
      // The page was reloaded after the purchase.
      if (deposit.checkoutId) return { kind: "receipt", checkoutId: deposit.checkoutId };
      if (!deposit.checkoutKey) return resultOf(ctx, deposit);
      const body = await pendingPurchaseOf<DepositPurchaseRequest>(ctx.cookies, ctx.appSecrets, deposit.id);
      if (body) return depositAndPurchase(ctx, deposit.checkoutKey, body);
      const message = "The time to confirm this payment has run out.";
      throw problem({ code: "deposit_expired", status: 409, message });
    }),
});

async function createDeposit(ctx: Context, { amount, idempotencyKey, ...source }: NewDeposit): Promise<DepositResult> {
  const fundRef = source.customerFundId ?? source.depositMethodId ?? "";
  const params = { path: { fundRef }, header: { "Idempotency-Key": idempotencyKey } };
  const body = depositRequest(ctx, source, amount, "ad_hoc");
  return resultOf(ctx, unwrap(await ctx.main.POST("/funds/{fundRef}/deposit", { params, body })));
}

async function resultOf(ctx: Context, { id, status }: Schemas["Deposit"]): Promise<DepositResult> {
  // Account §4: the header shows the new balance.
  if (status === "succeeded") {
    await readOverview(ctx).catch((error: unknown) => ctx.log.warn({ err: error }, "balance not read after a deposit"));
  }
  return { kind: "deposit", depositId: id, status };
}
