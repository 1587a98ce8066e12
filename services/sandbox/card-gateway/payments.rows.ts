// The payments of the sandbox. Repeated requests with one reference are one payment.
import { randomBytes } from "node:crypto";
import type { Selectable } from "kysely";
import type { SalesTables, SandboxPaymentTable } from "#services/db/tables/sales.ts";
import type { Tx } from "#services/lib/handlers.ts";
import type { CardGatewayKey } from "#services/main/wallet/funds/card-gateway.ts";
import { type BehaviourName, behaviourOf, type Card, isBehaviour, testBehaviour } from "./cards.rules.ts";
import { GATEWAYS } from "./gateways.ts";

export type Payment = Selectable<SandboxPaymentTable>;

// Wall time: the sandbox represents another company.
const now = () => new Date();
const newToken = (prefix: string) => `${prefix}_${randomBytes(16).toString("hex")}`;

export async function insertForm(tx: Tx, gateway_key: CardGatewayKey): Promise<string> {
  const client_token = newToken("gct");
  await tx.insertInto("sandbox_card_form").values({ client_token, gateway_key, created_at: now() }).execute();
  return client_token;
}

// Long enough to enter a card, short enough to be useless to a thief.
const FORM_MS = 60 * 60 * 1000;
const oldestForm = () => new Date(Date.now() - FORM_MS);

/** Returns the gateway of an open card form; null if there is no such form. */
export async function findForm(tx: Tx, clientToken: string): Promise<CardGatewayKey | null> {
  const row = await tx
    .selectFrom("sandbox_card_form")
    .select("gateway_key")
    .where("client_token", "=", clientToken)
    .where("created_at", ">", oldestForm())
    .executeTakeFirst();
  return row?.gateway_key ?? null;
}

/** Opens a setup intent for one card of a customer. */
export async function insertSetup(tx: Tx, customer_reference: string): Promise<string> {
  const id = newToken("seti");
  await tx.insertInto("sandbox_setup_intent").values({ id, customer_reference, created_at: now() }).execute();
  return id;
}

/** Uses a setup intent up. Returns false for one that is unknown, used, expired or another customer's. */
async function takeSetup(tx: Tx, { customer, id }: SetupIntent): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("sandbox_setup_intent")
    .where("id", "=", id)
    .where("customer_reference", "=", customer)
    .where("created_at", ">", oldestForm())
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

const SAVED = "crd";

/** Stores the permitted data of a card and returns its token, which is for one payment. */
export async function insertCard(
  tx: Tx,
  gateway_key: CardGatewayKey,
  { behaviour, brand, expiryMonth, expiryYear, lastFour }: Card,
): Promise<string> {
  const token = newToken(GATEWAYS[gateway_key].token);
  await tx
    .insertInto("sandbox_card")
    .values({
      token,
      gateway_key,
      brand,
      last_four: lastFour,
      expiry_month: expiryMonth,
      expiry_year: expiryYear,
      behaviour,
      created_at: now(),
    })
    .execute();
  return token;
}

/** Stores a PayPal account that the customer has agreed to, and returns its nonce. */
export async function insertPayPal(tx: Tx, account: string, behaviour: BehaviourName): Promise<string> {
  const nonce = newToken("ppn");
  const card = { brand: "paypal", last_four: "0000", expiry_month: 12, expiry_year: 2099 };
  await tx
    .insertInto("sandbox_card")
    .values({ ...card, token: nonce, gateway_key: "braintree", account, behaviour, created_at: now() })
    .execute();
  return nonce;
}

type Saved = Selectable<SalesTables["sandbox_card"]>;

type SetupIntent = { id: string; customer: string };
type CardToSave = { gatewayKey: CardGatewayKey; token: string; setup?: SetupIntent | undefined };

/**
 * Turns a one-time token or nonce into a reference that pays any number of times. Returns why not: the issuer declines the
 * check, the token is unknown to this gateway or used up, or the setup intent is.
 */
export async function saveCard(
  tx: Tx,
  { gatewayKey, setup, token }: CardToSave,
): Promise<Saved | "declined" | "invalid_token"> {
  const card = await tx
    .selectFrom("sandbox_card")
    .selectAll()
    .where("token", "=", token)
    .where("gateway_key", "=", gatewayKey)
    .forUpdate()
    .executeTakeFirst();
  const payment = await tx.selectFrom("sandbox_payment").select("reference").where("card_token", "=", token).execute();
  if (!card || payment.length > 0 || token.startsWith(SAVED)) return "invalid_token";
  const needsSetup = GATEWAYS[gatewayKey].needsSetup ?? false;
  if (needsSetup && !(setup && (await takeSetup(tx, setup)))) return "invalid_token";
  if (card.behaviour === "declined") return "declined";
  return tx
    .updateTable("sandbox_card")
    .set({ token: newToken(SAVED) })
    .where("token", "=", token)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function findPayment(tx: Tx, reference: string): Promise<Payment | null> {
  const row = await tx.selectFrom("sandbox_payment").selectAll().where("reference", "=", reference).executeTakeFirst();
  return row ?? null;
}

export async function findCardOf(tx: Tx, { card_token }: Payment) {
  if (card_token === null) return null;
  return tx.selectFrom("sandbox_card").selectAll().where("token", "=", card_token).executeTakeFirstOrThrow();
}

export type PaymentRequest = {
  reference: string;
  amountCents: number;
  /** `null` for a test deposit, like its token. */
  gatewayKey?: CardGatewayKey | null;
  cardToken: string | null;
  /** The customer confirms it at PayPal. */
  isPayPal?: boolean;
  /** The security code sent with a saved card; the issuer declines 000. */
  csc?: string | null;
  notificationUrl: string | null;
};

/** Authorises a payment once. A repeated request returns the first result. */
export async function authorisePayment(tx: Tx, request: PaymentRequest): Promise<Payment> {
  const behaviour = await behaviourFor(tx, request);
  const known = behaviour
    ? behaviourOf(behaviour)
    : ({ atAuthorisation: "invalid_token", afterChallenge: "approve" } as const);
  // PayPal always asks the customer; amounts ending in .01 are declined afterwards.
  const { atAuthorisation, afterChallenge } = request.isPayPal
    ? { ...known, atAuthorisation: "challenge" as const }
    : known;
  await tx
    .insertInto("sandbox_payment")
    .values({
      reference: request.reference,
      amount_cents: request.amountCents,
      card_token: behaviour ? request.cardToken : null,
      state:
        atAuthorisation === "approve" ? "authorised" : atAuthorisation === "challenge" ? "requires_action" : "refused",
      reason: atAuthorisation === "approve" || atAuthorisation === "challenge" ? null : atAuthorisation,
      reason_after_challenge: afterChallenge === "approve" ? null : afterChallenge,
      notification_url: request.notificationUrl,
      is_paypal: request.isPayPal ?? false,
      created_at: now(),
    })
    .onConflict((conflict) => conflict.column("reference").doNothing())
    .execute();
  return readPayment(tx, request.reference);
}

/** Returns null for a token that is unknown or was used for another payment. */
async function behaviourFor(
  tx: Tx,
  { amountCents, cardToken, csc, gatewayKey, reference }: PaymentRequest,
): Promise<BehaviourName | null> {
  if (cardToken === null) return testBehaviour(amountCents);
  // Locked, so that of two payments with one token the second sees the first.
  const card = await tx
    .selectFrom("sandbox_card")
    .select("behaviour")
    .where("token", "=", cardToken)
    .where("gateway_key", "=", gatewayKey ?? "paystream")
    .forUpdate()
    .executeTakeFirst();
  if (!card || !isBehaviour(card.behaviour)) return null;
  if (cardToken.startsWith(SAVED)) return csc === "000" ? "declined" : card.behaviour;
  const earlier = await tx
    .selectFrom("sandbox_payment")
    .select("reference")
    .where("card_token", "=", cardToken)
    .executeTakeFirst();
  return earlier === undefined || earlier.reference === reference ? card.behaviour : null;
}

/** Applies the result of a challenge. Returns null unless the payment waits for one. */
export async function answerChallenge(tx: Tx, reference: string, isPassed: boolean): Promise<Payment | null> {
  const payment = await findPayment(tx, reference);
  if (payment?.state !== "requires_action") return payment;
  const reason = isPassed ? payment.reason_after_challenge : "challenge_failed";
  await tx
    .updateTable("sandbox_payment")
    .set({ state: reason === null ? "authorised" : "refused", reason })
    .where("reference", "=", reference)
    .where("state", "=", "requires_action")
    .execute();
  return readPayment(tx, reference);
}

/** Captures an authorised payment. Returns null if it is not authorised. */
export async function capturePayment(tx: Tx, reference: string): Promise<Payment | null> {
  await tx
    .updateTable("sandbox_payment")
    .set({ state: "captured" })
    .where("reference", "=", reference)
    .where("state", "=", "authorised")
    .execute();
  const payment = await findPayment(tx, reference);
  return payment?.state === "captured" ? payment : null;
}

/** Voids a payment. An unknown reference is stored as voided, so that it cannot be authorised later. */
export async function voidPayment(tx: Tx, reference: string): Promise<Payment | null> {
  await tx
    .insertInto("sandbox_payment")
    .values({ reference, amount_cents: 0, state: "voided", created_at: now() })
    .onConflict((conflict) =>
      conflict
        .column("reference")
        .doUpdateSet({ state: "voided" })
        .where("sandbox_payment.state", "in", ["requires_action", "authorised"]),
    )
    .execute();
  const payment = await readPayment(tx, reference);
  return payment.state === "captured" ? null : payment;
}

function readPayment(tx: Tx, reference: string): Promise<Payment> {
  return tx.selectFrom("sandbox_payment").selectAll().where("reference", "=", reference).executeTakeFirstOrThrow();
}
