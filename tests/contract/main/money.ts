// Carts to pay for and payment methods, in wire format.
import type { SignedIn } from "#tests/services/open-services.ts";
import type { Request, ServicesClient } from "../caller.ts";
import type { Wallet } from "../people.ts";
import { chosen } from "./tickets.ts";

const WEB = { channel_key: "web", metadata: {} };

/** Returns the purchase request for the current cart. */
export async function purchaseOf(shop: ServicesClient, as: SignedIn, changes: object = {}) {
  const { body } = await shop.call("getCart", { as });
  const { cart_total, revision } = body.result;
  return { purchase: WEB, cart_revision: revision, expected_total: cart_total, ...changes };
}

type Shop = ServicesClient & { person: (wallet?: Wallet) => Promise<SignedIn> };

/** Returns a customer with a ticket for 2.70 in the cart. */
export async function shopper(shop: Shop, wallet?: Wallet): Promise<SignedIn> {
  const as = await shop.person(wallet);
  await shop.call("addCartItem", { as, body: chosen() });
  return as;
}

const BROWSER = {
  browser_javascript_enabled: false,
  browser_language: "en-AU",
  challenge_window_size: "FullScreen",
  notification_url: "http://127.0.0.1:4321/3ds/notify",
};

/** Returns a test deposit. Its cents decide its outcome (cards.rules.ts of the sandbox). */
export const testDeposit = (as: SignedIn, amount: number, changes: object = {}) => ({
  amount,
  checkout: false,
  customer_id: as.customerId,
  deposit_method_id: "dpm_td",
  deposit_method_code: "td",
  strong_customer_authentication: BROWSER,
  metadata: { purchase_type: "ad_hoc" },
  ...changes,
});

export const DECLINED = 5.01;
export const CHALLENGED = 5.02;

/** Returns the reply of the sandbox's hosted fields for this test card. */
async function tokenise(shop: ServicesClient, as: SignedIn, number: string, fundRef = "paystream") {
  const form = await shop.call("getCardGateway", { as, params: { fundRef } });
  const card = { number, expiry: "12/39", csc: "123", name: "Robin Example" };
  const response = await fetch(`${shop.origin}/sandbox/card/tokenise`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ client_token: form.body.result.client_token, ...card }),
  });
  return (await response.json()) as Record<string, unknown> & { token: string };
}

/** Returns a deposit with this test card, tokenised as the sandbox's hosted fields do. */
export async function cardDeposit(shop: ServicesClient, as: SignedIn, number: string, changes: object = {}) {
  const { token } = await tokenise(shop, as, number);
  return testDeposit(as, 5, {
    deposit_method_id: "dpm_cc",
    deposit_method_code: "cc",
    gateway_key: "paystream",
    payment_token: token,
    ...changes,
  });
}

/** Returns the body that saves this test card with a gateway. */
export async function cardForm(shop: ServicesClient, as: SignedIn, number: string, gateway?: string) {
  const { token, ...card } = await tokenise(shop, as, number, gateway);
  return { ...card, payment_token: token };
}

/** Returns the nonce of a PayPal account that the customer has agreed to. */
export async function payPalNonce(shop: ServicesClient, email: string): Promise<string> {
  const body = new URLSearchParams({ return_url: "http://127.0.0.1:4321/", email });
  const reply = await fetch(`${shop.origin}/sandbox/paypal`, { method: "POST", body, redirect: "manual" });
  return new URL(reply.headers.get("location") ?? "").searchParams.get("paypal_nonce") ?? "";
}

export const CARDS = {
  approved: "4242424242424242",
  declined: "4000000000000002",
  short: "4000000000009995",
  challengedThenDeclined: "4000008400001629",
} as const;

type WireDeposit = { id: string; challenge: { creq: string } };

/** Returns what the bank's page posts back when the customer approves a challenge. */
export async function approve(shop: ServicesClient, { challenge }: WireDeposit): Promise<string> {
  const page = await fetch(`${shop.origin}/sandbox/acs?${new URLSearchParams({ creq: challenge.creq })}`);
  // The first form approves.
  const [, cres] = /name="cres" value="([^"]+)"/.exec(await page.text()) ?? [];
  return cres ?? "the page offers no answer";
}

/** Pays for the cart with a deposit. The request has its own idempotency key, so that it can be repeated. */
export async function depositPurchase(
  shop: ServicesClient,
  as: SignedIn,
  deposit: object,
  changes: object = {},
): Promise<Request> {
  return { as, key: crypto.randomUUID(), body: { deposit, ...(await purchaseOf(shop, as)), ...changes } };
}

/** Returns a deposit into the wallet. The method's id is in the path. */
export const depositOf = (as: SignedIn, deposit: Deposit): Request => ({
  as,
  key: crypto.randomUUID(),
  params: { fundRef: deposit.deposit_method_id },
  body: deposit,
});
type Deposit = { deposit_method_id: string };
