// Choosing between the two ways to pay, and what comes of the second one (contract notes §1, 43).

import { notificationUrl } from "#gateway/rules/account/deposits.ts";
import { payment } from "#gateway/rules/amount-due.ts";
import { hasCapability } from "#gateway/rules/capabilities.ts";
import { purchaseChannel } from "#gateway/rules/utm.ts";
import type { components } from "#generated/main/schema.ts";
import type { Context } from "../context.ts";
import { problem } from "../errors.ts";
import { keepPendingPurchase } from "../session/pending-purchase.ts";
import { readOverview } from "../session/sign-in.ts";
import { updateVisitor } from "../session/visitor.ts";
import { customerOf } from "../trpc.ts";
import { unwrap } from "../unwrap.ts";
import { readCapabilities } from "./capabilities.read.ts";
import type { Purchase, PurchaseDeposit } from "./checkout.input.ts";

type Schemas = components["schemas"];
export type DepositPurchaseRequest = Schemas["DepositPurchaseRequest"];

/** Bought, or a challenge of the customer's bank to pass first. */
export type PurchaseResult = { kind: "receipt"; checkoutId: string } | { kind: "challenge"; depositId: string };

/** The badge and the balance of the header, after money has moved. */
async function paintBought(ctx: Context) {
  updateVisitor(ctx.cookies, { cartCount: 0, productTypes: [] });
  await readOverview(ctx).catch((error: unknown) => ctx.log.warn({ err: error }, "balance not read after a purchase"));
}

/** What must be deposited now: what the wallet leaves open, at least the minimum of the method. */
async function amountToDeposit(ctx: Context, input: Purchase, deposit: PurchaseDeposit): Promise<number> {
  const [cart, customer, { capabilities }, methods] = await Promise.all([
    ctx.main.GET("/cart/items").then(unwrap),
    ctx.main.GET("/customer").then(unwrap),
    readCapabilities(ctx),
    ctx.main.GET("/payment_methods").then(unwrap),
  ]);
  // A cart that is not the one the customer saw is refused by the service, unless this attempt has bought it already.
  const isSeen = cart.revision === input.cartRevision;
  const { toDeposit } = payment({
    walletPurchase: hasCapability(capabilities, "wallet_purchase"),
    cartTotal: isSeen ? cart.cartTotal.amount : input.expectedTotal.amount,
    preOrderTotal: isSeen ? cart.preOrderTotal.amount : 0,
    balance: customer.balance,
  });
  if (toDeposit === 0 && isSeen) return 0;
  return deposit.amount ?? Math.max(toDeposit, methods[deposit.methodCode]?.rules.minAmount ?? 0);
}

function depositRequest(ctx: Context, deposit: PurchaseDeposit, amount: number): Schemas["DepositRequest"] {
  const { methodCode, browserInfo, amount: _, ...rest } = deposit;
  const language = ctx.language ?? "en-AU";
  const browser = browserInfo ?? {
    // Without JavaScript this is all that is known of the browser.
    browserJavascriptEnabled: false,
    browserLanguage: language,
    challengeWindowSize: "FullScreen" as const,
  };
  return {
    ...rest,
    amount,
    checkout: true,
    customerId: customerOf(ctx).customerId,
    depositMethodCode: methodCode,
    strongCustomerAuthentication: { ...browser, notificationUrl: notificationUrl(ctx.publicUrl.origin) },
    metadata: { purchaseType: "checkout" },
  };
}

/** Makes the call of deposit and purchase in one, first or again, and reads what came of it. */
export async function depositAndPurchase(
  ctx: Context,
  key: string,
  body: DepositPurchaseRequest,
): Promise<PurchaseResult> {
  const header = { "Idempotency-Key": key };
  const { deposit, receipt } = unwrap(await ctx.main.POST("/deposit_purchase", { params: { header }, body }));
  if (receipt) {
    ctx.cookies.clear("dc_pending_purchase");
    await paintBought(ctx);
    return { kind: "receipt", checkoutId: receipt.checkoutId };
  }
  if (deposit.status === "requires_action") {
    keepPendingPurchase(ctx.cookies, ctx.appSecret, deposit.id, body);
    return { kind: "challenge", depositId: deposit.id };
  }
  // The words of account §8.
  const message = "Received invalid deposit response when attempting purchase";
  throw problem({ code: "invalid_deposit_response", status: 502, message });
}

export async function purchase(ctx: Context, input: Purchase): Promise<PurchaseResult> {
  const { idempotencyKey, cartRevision, expectedTotal, utmSource, deposit } = input;
  const metadata: Record<string, string> = utmSource ? { utm_source: utmSource } : {};
  const bought = {
    purchase: { channelKey: purchaseChannel(utmSource), metadata },
    cartRevision,
    expectedTotal,
  };
  const amount = deposit ? await amountToDeposit(ctx, input, deposit) : 0;
  if (deposit && amount > 0) {
    const body = { ...bought, deposit: depositRequest(ctx, deposit, amount) };
    return depositAndPurchase(ctx, idempotencyKey, body);
  }
  // The wallet must cover it; the service says so when it does not.
  const params = { header: { "Idempotency-Key": idempotencyKey } };
  const receipt = unwrap(await ctx.main.POST("/cart/purchase", { params, body: bought }));
  await paintBought(ctx);
  return { kind: "receipt", checkoutId: receipt.checkoutId };
}
