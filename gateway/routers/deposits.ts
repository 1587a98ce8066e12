import { hasCapability } from "#gateway/rules/capabilities.ts";
import type { components } from "#generated/main/schema.ts";
import type { Context } from "../context.ts";
import { notFound, problem } from "../foundation/errors.ts";
import { readCapabilities } from "../session/capabilities.ts";
import { forgetPendingPurchase, pendingPurchasesOf, waitingPurchase } from "../session/pending-purchase.ts";
import { customerOf, customerProcedure, router } from "../trpc.ts";
import { unwrap } from "../upstream/unwrap.ts";
import { authoriseInput, createInput, getInput } from "./deposits.input.ts";
import { createDeposit, type DepositResult, resultOf } from "./deposits-create.ts";
import { type DepositPurchaseRequest, depositAndPurchase, type PurchaseResult } from "./purchases-create.ts";
import { buyFromPartner, type PendingPartnerPurchase } from "./purchases-partner.ts";

type Schemas = components["schemas"];

type WaitingPurchase = {
  isOfAnother: boolean;
  partner: { slug: string; cartItem?: Schemas["PartnerCartItem"]; utmSource?: string } | null;
};

type UnconfirmedDeposit = Schemas["Deposit"] & {
  /** Its purchase waits in another browser, and can only be finished there. */
  isElsewhere: boolean;
};
const MOST_UNCONFIRMED = 5;

const waitingFor = (ctx: Context, depositId: string) =>
  waitingPurchase<DepositPurchaseRequest | PendingPartnerPurchase>(ctx, {
    depositId,
    customerId: customerOf(ctx).customerId,
  });

export const depositsRouter = router({
  /** A deposit, by its id or by the idempotency key of its `create`. */
  get: customerProcedure
    .input(getInput)
    .query(
      async ({ ctx, input }): Promise<Schemas["Deposit"]> =>
        unwrap(await ctx.main.GET("/funds/{fundRef}/deposit", { params: { path: { fundRef: input.depositId } } })),
    ),

  /** The purchase that waits in this browser for this deposit: whether another customer started it, and on which partner's page. */
  purchase: customerProcedure.input(getInput).query(async ({ ctx, input }): Promise<WaitingPurchase> => {
    const waiting = await waitingFor(ctx, input.depositId);
    const { cartItem, purchase, slug } = (waiting?.body ?? {}) as Partial<PendingPartnerPurchase>;
    const utmSource = purchase?.metadata["utm_source"];
    return {
      isOfAnother: waiting?.isOfAnother ?? false,
      partner: slug === undefined ? null : { slug, ...(cartItem && { cartItem }), ...(utmSource && { utmSource }) },
    };
  }),

  /** The customer's latest deposits that wait for a confirmation by the bank or PayPal, or for the purchase after it. Leaves out those that cannot be read. */
  unconfirmed: customerProcedure.query(async ({ ctx }): Promise<UnconfirmedDeposit[]> => {
    const query = { type: "deposit", status: "pending", limit: MOST_UNCONFIRMED } as const;
    const [pending, kept] = await Promise.all([
      ctx.main.GET("/transactions", { params: { query } }),
      pendingPurchasesOf(ctx, customerOf(ctx).customerId),
    ]);
    const here = new Set(kept.map(({ depositId }) => depositId));
    const reads = await Promise.allSettled(
      unwrap(pending).flatMap(({ depositId: fundRef }) =>
        fundRef ? [ctx.main.GET("/funds/{fundRef}/deposit", { params: { path: { fundRef } } }).then(unwrap)] : [],
      ),
    );
    return reads
      .flatMap((read) => (read.status === "fulfilled" ? [read.value] : []))
      .filter(({ checkoutId, id, status }) => {
        // Its purchase is made, and only the money is still to be captured.
        if (checkoutId) return false;
        return status === "requires_action" || (status === "created" && here.has(id));
      })
      .map((deposit) => ({ ...deposit, isElsewhere: deposit.checkoutKey !== undefined && !here.has(deposit.id) }));
  }),

  /** Deposits into the wallet, without a purchase. The same key never charges twice. */
  create: customerProcedure.input(createInput).mutation(async ({ ctx, input }): Promise<DepositResult> => {
    const { capabilities } = await readCapabilities(ctx);
    if (input.methodCode === "bd" && !hasCapability(capabilities, "direct_debit_manage")) throw notFound();
    return createDeposit(ctx, input);
  }),

  /** Gives up a deposit that waits for the customer. Refused with `already_processed` once it waits no more. */
  cancel: customerProcedure
    .input(getInput)
    .mutation(
      async ({ ctx, input }): Promise<Schemas["Deposit"]> =>
        unwrap(
          await ctx.main.POST("/funds/{fundRef}/deposit/cancel", { params: { path: { fundRef: input.depositId } } }),
        ),
    ),

  /** Passes on the bank's challenge response, then repeats the purchase that was waiting for it, if there is one. */
  authorise: customerProcedure
    .input(authoriseInput)
    .mutation(async ({ ctx, input }): Promise<PurchaseResult | DepositResult> => {
      const params = { path: { fundRef: input.depositId } };
      const deposit = unwrap(await ctx.main.POST("/funds/{fundRef}/deposit/authorise", { params, body: input }));
      // The page was reloaded after the purchase.
      const { checkoutId, partnerSlug } = deposit;
      if (checkoutId) return { kind: "receipt", checkoutId, ...(partnerSlug !== undefined && { partnerSlug }) };
      if (!deposit.checkoutKey) return resultOf(ctx, deposit);
      const body = (await waitingFor(ctx, deposit.id))?.body;
      if (body && "slug" in body) {
        const bought = await buyFromPartner(ctx, deposit.checkoutKey, body);
        if (bought.kind === "receipt") await forgetPendingPurchase(ctx, deposit.id);
        return bought;
      }
      if (body) return depositAndPurchase(ctx, deposit.checkoutKey, body);
      const message = "The time to confirm this payment has run out.";
      throw problem({ code: "deposit_expired", status: 409, message });
    }),
});
