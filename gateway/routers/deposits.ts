import { DepositAuthorisation } from "#generated/main/inputs.ts";
import type { components } from "#generated/main/schema.ts";
import { problem } from "../errors.ts";
import { pendingPurchaseOf } from "../session/pending-purchase.ts";
import { customerProcedure, router } from "../trpc.ts";
import { unwrap } from "../upstream/unwrap.ts";
import { type DepositPurchaseRequest, depositAndPurchase, type PurchaseResult } from "./purchases.create.ts";

type Schemas = components["schemas"];

const authoriseInput = DepositAuthorisation();
const getInput = authoriseInput.pick({ depositId: true });

export const depositsRouter = router({
  get: customerProcedure
    .input(getInput)
    .query(
      async ({ ctx, input }): Promise<Schemas["Deposit"]> =>
        unwrap(await ctx.main.GET("/funds/{fundRef}/deposit", { params: { path: { fundRef: input.depositId } } })),
    ),

  /** Passes on the bank's challenge response, then repeats the purchase that was waiting for it. */
  authorise: customerProcedure.input(authoriseInput).mutation(async ({ ctx, input }): Promise<PurchaseResult> => {
    const params = { path: { fundRef: input.depositId } };
    const deposit = unwrap(await ctx.main.POST("/funds/{fundRef}/deposit/authorise", { params, body: input }));
    // The page was reloaded after the purchase.
    if (deposit.checkoutId) return { kind: "receipt", checkoutId: deposit.checkoutId };
    const body = await pendingPurchaseOf<DepositPurchaseRequest>(ctx.cookies, ctx.appSecrets, deposit.id);
    if (deposit.checkoutKey && body) return depositAndPurchase(ctx, deposit.checkoutKey, body);
    const message = "The time to confirm this payment has run out.";
    throw problem({ code: "deposit_expired", status: 409, message });
  }),
});
