// Pays from the wallet or with a deposit, which may need a 3-D Secure challenge (contract notes §1, 43).

import { payment } from "#gateway/rules/amount-due.ts";
import { hasCapability } from "#gateway/rules/capabilities.ts";
import { purchaseChannel } from "#gateway/rules/utm.ts";
import type { components } from "#generated/main/schema.ts";
import type { Context } from "../context.ts";
import { ProblemError, problem } from "../foundation/errors.ts";
import { readCapabilities } from "../session/capabilities.ts";
import { forgetPendingPurchase, keepPendingPurchase, pendingPurchasesOf } from "../session/pending-purchase.ts";
import { readVisitor, updateVisitor } from "../session/visitor.ts";
import { customerOf } from "../trpc.ts";
import { unwrap } from "../upstream/unwrap.ts";
import { readCart } from "./cart.read.ts";
import { getCart, mayBuyAll, missingFor, type NeededCapability } from "./cart-owner.ts";
import { readOverview } from "./customer.read.ts";
import { depositRequest, limitingCards } from "./deposits-request.ts";
import type { Purchase, PurchaseDeposit } from "./purchases.input.ts";

type Schemas = components["schemas"];
export type DepositPurchaseRequest = Schemas["DepositPurchaseRequest"];

/** A receipt, or a 3-D Secure challenge to pass first. */
export type PurchaseResult =
  | { kind: "receipt"; checkoutId: string /** Bought on the page of this partner. */; partnerSlug?: string }
  | { kind: "challenge"; depositId: string };

/** Refreshes the balance in the header. Never fails, because the purchase is made. */
export async function updateBalance(ctx: Context) {
  await readOverview(ctx).catch((error: unknown) => ctx.log.warn({ err: error }, "balance not read after a purchase"));
}

/** Empties the cart badge and refreshes the balance in the header. */
async function updateHeader(ctx: Context) {
  updateVisitor(ctx.cookies, { cartCount: 0, productTypes: [] });
  await updateBalance(ctx);
}

/** Returns where and in which campaign a purchase is made. */
export const purchaseData = (utmSource: string | undefined): Omit<Schemas["PurchaseData"], "partnerKey"> => ({
  channelKey: purchaseChannel(utmSource),
  metadata: utmSource ? { utm_source: utmSource } : {},
});

/** The amount to deposit: what the wallet does not cover or is not to pay, but at least the minimum of the payment method. 0 if none. */
async function amountToDeposit(ctx: Context, input: Purchase, deposit: PurchaseDeposit): Promise<number> {
  const [cart, customer, { capabilities }, methods] = await Promise.all([
    ctx.main.GET("/cart/items").then(unwrap),
    ctx.main.GET("/customer").then(unwrap),
    readCapabilities(ctx),
    ctx.main.GET("/payment_methods").then(unwrap),
  ]);
  // If the cart has changed, the service refuses the purchase, unless an earlier attempt has already bought it.
  const isUnchanged = cart.revision === input.cartRevision;
  const { toDeposit } = payment({
    walletPurchase: hasCapability(capabilities, "wallet_purchase"),
    cartTotal: isUnchanged ? cart.cartTotal.amount : input.expectedTotal.amount,
    preOrderTotal: isUnchanged ? cart.preOrderTotal.amount : 0,
    balance: input.usesWallet ? customer.balance : 0,
  });
  if (toDeposit === 0 && isUnchanged) return 0;
  return deposit.amount ?? Math.max(toDeposit, methods[deposit.methodCode]?.rules.minAmount ?? 0);
}

/** Deposits and buys in one call. Safe to repeat with the same key. */
export async function depositAndPurchase(
  ctx: Context,
  key: string,
  body: DepositPurchaseRequest,
): Promise<PurchaseResult> {
  const header = { "Idempotency-Key": key };
  const { deposit, receipt } = unwrap(await ctx.main.POST("/deposit_purchase", { params: { header }, body }));
  if (receipt) {
    await forgetPendingPurchase(ctx, deposit.id);
    await updateHeader(ctx);
    return { kind: "receipt", checkoutId: receipt.checkoutId };
  }
  return toChallenge(ctx, deposit, body);
}

/** Keeps a purchase whose card requires a challenge, to repeat it afterwards. */
export async function toChallenge<Body extends { deposit: Schemas["DepositRequest"] }>(
  ctx: Context,
  { id: depositId, status }: Pick<Schemas["Deposit"], "id" | "status">,
  body: Body,
): Promise<PurchaseResult> {
  if (status === "requires_action") {
    // The card's security code is never stored; the deposit is authorised without it from here on.
    const { csc: _, ...kept } = body.deposit;
    const payment = { depositId, customerId: customerOf(ctx).customerId };
    const keep = () => keepPendingPurchase(ctx, payment, { ...body, deposit: kept });
    if ((await keep()) || ((await forgetEnded(ctx)) && (await keep()))) return { kind: "challenge", depositId };
    unwrap(await ctx.main.POST("/funds/{fundRef}/deposit/cancel", { params: { path: { fundRef: depositId } } }));
    const message =
      "Too many of your payments wait for your bank. Confirm or cancel one of them, then pay again. Nothing was charged.";
    throw problem({ code: "cart_blocked", status: 422, message });
  }
  // Account §8.
  const message = "Received invalid deposit response when attempting purchase";
  throw problem({ code: "invalid_deposit_response", status: 502, message });
}

const ENDED: readonly string[] = ["succeeded", "failed", "cancelled"] satisfies Schemas["DepositStatus"][];

/** Forgets the customer's purchases whose deposits have ended. Returns whether there were any. */
async function forgetEnded(ctx: Context): Promise<boolean> {
  const kept = await pendingPurchasesOf(ctx, customerOf(ctx).customerId);
  let hasForgotten = false;
  for (const { depositId } of kept) {
    const params = { path: { fundRef: depositId } };
    const { status } = unwrap(await ctx.main.GET("/funds/{fundRef}/deposit", { params }));
    if (!ENDED.includes(status)) continue;
    await forgetPendingPurchase(ctx, depositId);
    hasForgotten = true;
  }
  return hasForgotten;
}

/** Runs a purchase. A refusal is kept for a browser that reloads before it receives the reply. */
export async function keepRefusal<T>(ctx: Context, idempotencyKey: string, buy: () => Promise<T>): Promise<T> {
  try {
    return await buy();
  } catch (error) {
    const isRefused = error instanceof ProblemError && error.problem.status < 500;
    if (isRefused && ctx.session) ctx.refusedPurchases.add(ctx.session.customerId, idempotencyKey, error.problem);
    throw error;
  }
}

/** Buys the cart. */
export const createPurchase = (ctx: Context, input: Purchase): Promise<PurchaseResult> =>
  keepRefusal(ctx, input.idempotencyKey, () => purchase(ctx, input));

/** Returns the receipt of a checkout, or of the purchase made with an idempotency key. Throws the refusal of that purchase. */
export async function findReceipt(ctx: Context, checkoutId: string): Promise<Schemas["Receipt"]> {
  const reply = await ctx.main.GET("/checkout/{checkoutID}", { params: { path: { checkoutID: checkoutId } } });
  const refused = ctx.session && ctx.refusedPurchases.find(ctx.session.customerId, checkoutId);
  if (reply.response.status === 404 && refused) throw new ProblemError(refused);
  const receipt = unwrap(reply);
  // The reply to the purchase, which updates the header, may not have reached the browser.
  if (ctx.session && readVisitor(ctx.cookies).cartCount > 0) {
    await readCart(ctx).catch((error: unknown) => ctx.log.warn({ err: error }, "cart not read after a purchase"));
  }
  return receipt;
}

/** Refuses a purchase that the page of another customer sends: two carts of the same price look the same otherwise. */
export function requirePayer({ session }: Context, { payerId }: Pick<Purchase, "payerId">) {
  if (payerId === undefined || !session || payerId === session.customerId) return;
  const message = "Another customer has logged in here. Check the cart before you pay.";
  throw problem({ code: "cart_changed", status: 409, message });
}

const PARTY_OFF = "Lotto Party shares are not on sale right now. Remove them to pay for the rest.";
const PREMIUM_OFF = "Premium is not on sale right now. Remove it to pay for the rest.";
/** What a customer does to pay for the rest of a cart while a capability is off. */
const NOT_SOLD: Record<NeededCapability, string> = {
  "social-syndicates": PARTY_OFF,
  "social-syndicates-joiner": PARTY_OFF,
  autoplay: "Autoplay is not on sale right now. Turn it off to pay for your tickets.",
  membership_program: PREMIUM_OFF,
  membership_purchase: PREMIUM_OFF,
  scheduled_purchase: "You can't pay later right now. Buy the ticket now, or remove it, to pay for the rest.",
};

/** Refuses a cart with what is off, such as shares of Lotto Party. No cart is read while all is on. */
async function requireBuyable(ctx: Context) {
  if (await mayBuyAll(ctx)) return;
  const { cartItems } = await getCart(ctx, { kind: "customer" });
  const missing = await missingFor(ctx, cartItems);
  if (missing === undefined) return;
  throw problem({ code: "cart_blocked", status: 422, message: NOT_SOLD[missing] });
}

async function purchase(ctx: Context, input: Purchase): Promise<PurchaseResult> {
  requirePayer(ctx, input);
  await requireBuyable(ctx);
  const { idempotencyKey, cartRevision, expectedTotal, utmSource, deposit } = input;
  const { defaultPartnerKey: partnerKey } = unwrap(await ctx.main.GET("/config"));
  const order = {
    purchase: { ...purchaseData(utmSource), ...(partnerKey !== undefined && { partnerKey }) },
    cartRevision,
    expectedTotal,
  };
  const amount = deposit ? await amountToDeposit(ctx, input, deposit) : 0;
  if (deposit && amount > 0) {
    const body = { ...order, deposit: depositRequest(ctx, deposit, amount, "checkout") };
    return limitingCards(ctx, deposit, () => depositAndPurchase(ctx, idempotencyKey, body));
  }
  // The service refuses the purchase if the wallet does not cover it.
  const params = { header: { "Idempotency-Key": idempotencyKey } };
  const receipt = unwrap(await ctx.main.POST("/cart/purchase", { params, body: order }));
  await updateHeader(ctx);
  return { kind: "receipt", checkoutId: receipt.checkoutId };
}
