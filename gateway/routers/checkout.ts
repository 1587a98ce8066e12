import type { components } from "#generated/main/schema.ts";
import { customerProcedure, publicProcedure, router } from "../trpc.ts";
import { unwrap } from "../unwrap.ts";
import { purchaseInput, receiptInput } from "./checkout.input.ts";
import { type PurchaseResult, purchase } from "./checkout.purchase.ts";

type Schemas = components["schemas"];

export const checkoutRouter = router({
  /** Buys the cart from the wallet, or with a deposit in the same step when the wallet does not cover it. */
  purchase: customerProcedure
    .input(purchaseInput)
    .mutation(({ ctx, input }): Promise<PurchaseResult> => purchase(ctx, input)),

  /** The receipt of a purchase. */
  get: publicProcedure
    .input(receiptInput)
    .query(
      async ({ ctx, input }): Promise<Schemas["Receipt"]> =>
        unwrap(await ctx.main.GET("/checkout/{checkoutID}", { params: { path: { checkoutID: input.checkoutId } } })),
    ),
});
