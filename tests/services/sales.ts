// Helpers of the sales tests: tickets, wallets, cards, a bank, and a process that crashes.
import { buildApp } from "#services/app.ts";
import { shopNow } from "#services/lib/clock.ts";
import { between, cashAccount, houseAccount, lockBalances, post, prizeAccount } from "#services/lib/ledger.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import type { ChargePoint } from "#services/main/recurring/recurring-purchases/charging.commands.ts";
import type { SagaPoint } from "#services/main/wallet/deposits/deposits-saga.ts";
import { audit } from "#tests/ledger-audit.ts";
import { type Answer, type Services, type SignedIn, signedHeaders } from "./open-services.ts";

export const aud = (amount: number) => ({ amount, currency: "AUD" });
export const keyed = (key: string = crypto.randomUUID()) => ({ "idempotency-key": key });

/** The stop of sales of the next Monday Lotto. */
export const MONDAY_STOP = new Date("2026-11-23T09:25:00Z");
export const MONDAY_GAMES = [
  { Numbers: [3, 11, 19, 24, 37, 42] },
  { Numbers: [1, 7, 15, 22, 30, 45] },
  { Numbers: [5, 9, 18, 26, 33, 40] },
  { Numbers: [2, 13, 20, 28, 36, 44] },
];

/** A ticket of the raffle whose next draw takes pre-orders. */
export const PRE_ORDER = {
  product_type: "raffle_ticket",
  lottery_key: "camper_raffle",
  draw_no: 6,
  raffle_offer: "book_20",
  books: 1,
  cause_key: "creek_menders",
};

export const mondayTicket = (changes: object = {}) => ({
  product_type: "lottery_ticket",
  lottery_key: "monday_lotto",
  game_type: "standard",
  game_offer: "standard",
  games: MONDAY_GAMES,
  num_draws: 1,
  ...changes,
});

/** Puts a ticket in a customer's cart and returns the cart. */
export async function addTicket({ call }: Services, as: SignedIn, ticket: object = mondayTicket()) {
  const { body } = await call({ method: "POST", path: "/v2/cart/items", body: ticket, as, headers: keyed() });
  return body.result;
}

/** The row of a weekly spend limit. */
export const weeklyLimit = (customerId: string, cents: number) => ({
  id: `spl_${customerId}`,
  customer_id: customerId,
  period: "week" as const,
  cents,
  pending_cents: null,
  effective_at: null,
});

/** Returns the purchase request for this cart. */
export const purchaseOf = (cart: { revision: number; cart_total: object }) => ({
  purchase: { channel_key: "web", metadata: {} },
  cart_revision: cart.revision,
  expected_total: cart.cart_total,
});

export async function balanceOf({ call }: Services, as: SignedIn): Promise<number> {
  const { body } = await call({ path: "/v2/customer", as });
  return body.result.balance;
}

export const refusalOf = ({ body, status }: Answer) => `${status} ${body.messages?.[0]?.code}`;

export const isBalanced = async ({ db }: Services) => (await runInTransaction(db, audit)).isBalanced;

/** Puts money into a wallet, or takes it out. */
export const topUp = ({ db }: Services, { customerId }: SignedIn, cents: number) =>
  runInTransaction(db, async (tx) => {
    const entries = between(houseAccount("clearing"), cashAccount(customerId), cents);
    await post(tx, { kind: "deposit", reference: crypto.randomUUID(), at: await shopNow(tx), entries });
  });

/** Takes all money out of a wallet. */
export const emptyWallet = ({ db }: Services, customerId: string) =>
  runInTransaction(db, async (tx) => {
    const { cashCents, prizeCents } = await lockBalances(tx, customerId);
    const clearing = houseAccount("clearing");
    const entries = [
      ...between(cashAccount(customerId), clearing, cashCents),
      ...between(prizeAccount(customerId), clearing, prizeCents),
    ].filter(({ cents }) => cents !== 0);
    if (entries.length > 0)
      await post(tx, { kind: "adjustment", reference: crypto.randomUUID(), at: await shopNow(tx), entries });
  });

export async function countOrders({ db }: Services, { customerId }: SignedIn): Promise<number> {
  const row = await db
    .selectFrom("orders")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("customer_id", "=", customerId)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Opens another process of the same shop that throws at a given step of a payment, to simulate a crash. */
export async function openCrashing({ db, env }: Services) {
  let crashAt: SagaPoint | null = null;
  const onStep = (point: ChargePoint) => {
    if (point !== crashAt) return;
    crashAt = null;
    throw new Error(`died at ${point}`);
  };
  const { server } = await buildApp({ db, env, onStep });
  await server.listen({ host: "127.0.0.1", port: 0 });
  return {
    close: () => server.close(),
    async post(path: string, body: object, as: SignedIn, key: string, dieAt: SagaPoint | null): Promise<Answer> {
      crashAt = dieAt;
      const headers = { ...signedHeaders(env, as), ...keyed(key), "content-type": "application/json" };
      const reply = await server.inject({ method: "POST", url: path, headers, payload: JSON.stringify(body) });
      return { status: reply.statusCode, body: reply.json(), headers: reply.headers };
    },
  };
}

type Typed = { number?: string; expiry?: string; csc?: string; name?: string };

/** Enters a card in the gateway's page and returns the message that the page sends to the shop. */
export async function typeCard({ call, server }: Services, as: SignedIn, typed: Typed = {}, key = "paystream") {
  const { body } = await call({ path: `/v2/funds/${key}`, as });
  const card = { number: "4242424242424242", expiry: "12/28", csc: "123", name: "Anna Example", ...typed };
  const reply = await fetch(`${server.listeningOrigin}/sandbox/card/tokenise`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...card, client_token: body.result.client_token }),
  });
  return (await reply.json()) as { token?: string; problems?: Record<string, string>; message?: string };
}

const NOTIFY = "http://127.0.0.1:4321/3ds/notify";

/** Returns a deposit request: test money, or a card if there is a token. */
export const depositOf = (as: SignedIn, amount: number, token?: string, isCheckout = true) => ({
  amount,
  checkout: isCheckout,
  customer_id: as.customerId,
  deposit_method_id: token ? "dpm_cc" : "dpm_td",
  deposit_method_code: token ? "cc" : "td",
  ...(token && { gateway_key: "paystream", payment_token: token }),
  strong_customer_authentication: {
    browser_javascript_enabled: false,
    browser_language: "en-AU",
    challenge_window_size: "FullScreen",
    notification_url: NOTIFY,
  },
  metadata: { purchase_type: isCheckout ? "checkout" : "ad_hoc" },
});

type Challenge = { acs_url: string; creq: string; three_ds_session_data: string };

/** Opens the bank's page, presses a button and returns what the bank posts to the shop. */
export async function answerBank({ acs_url, creq, three_ds_session_data }: Challenge, button: "Approve" | "Decline") {
  const body = new URLSearchParams({ creq, threeDSSessionData: three_ds_session_data });
  const html = await (await fetch(acs_url, { method: "POST", body })).text();
  const form = html.split("<form").find((part) => part.includes(`>${button}<`)) ?? "";
  const fieldOf = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(form)?.[1];
  return {
    action: /action="([^"]*)"/.exec(form)?.[1],
    cres: fieldOf("cres") ?? "",
    sessionData: fieldOf("threeDSSessionData"),
  };
}
