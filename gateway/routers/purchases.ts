import type { components } from "#generated/main/schema.ts";
import { customerProcedure, publicProcedure, router } from "../trpc.ts";
import { createInput, getInput } from "./purchases.input.ts";
import { createPurchase, findReceipt, type PurchaseResult } from "./purchases-create.ts";

type Schemas = components["schemas"];

export const purchasesRouter = router({
  /** Buys the cart from the wallet. If the balance does not cover it, deposits the rest in the same step. */
  create: customerProcedure
    .input(createInput)
    .mutation(({ ctx, input }): Promise<PurchaseResult> => createPurchase(ctx, input)),

  /** The receipt of a purchase. */
  get: publicProcedure
    .input(getInput)
    .query(({ ctx, input }): Promise<Schemas["Receipt"]> => findReceipt(ctx, input.checkoutId)),
});
