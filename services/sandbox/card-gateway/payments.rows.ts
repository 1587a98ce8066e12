// The payments of the sandbox. Repeated requests with one reference are one payment.
import { randomBytes } from "node:crypto";
import type { Selectable } from "kysely";
import type { SalesTables, SandboxPaymentTable } from "#services/db/tables/sales.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { type BehaviourName, behaviourOf, type Card, isBehaviour, testBehaviour } from "./cards.rules.ts";

export type Payment = Selectable<SandboxPaymentTable>;

// Wall time: the sandbox represents another company.
const now = () => new Date();
const newToken = (prefix: string) => `${prefix}_${randomBytes(16).toString("hex")}`;

export async function insertForm(tx: Tx): Promise<string> {
  const client_token = newToken("gct");
  await tx.insertInto("sandbox_card_form").values({ client_token, created_at: now() }).execute();
  return client_token;
}

// Long enough to enter a card, short enough to be useless to a thief.
const FORM_MS = 60 * 60 * 1000;

export async function hasForm(tx: Tx, clientToken: string): Promise<boolean> {
  const row = await tx
    .selectFrom("sandbox_card_form")
    .select("client_token")
    .where("client_token", "=", clientToken)
    .where("created_at", ">", new Date(Date.now() - FORM_MS))
    .executeTakeFirst();
  return row !== undefined;
}

const SAVED = "crd";

/** Stores the permitted data of a card and returns its token: for one payment, or for any number of them. */
export async function insertCard(
  tx: Tx,
  { behaviour, brand, expiryMonth, expiryYear, lastFour }: Card,
  kind: "ptk" | typeof SAVED = "ptk",
): Promise<string> {
  const token = newToken(kind);
  await tx
    .insertInto("sandbox_card")
    .values({
      token,
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
    .values({ ...card, token: nonce, account, behaviour, created_at: now() })
    .execute();
  return nonce;
}

type Saved = Selectable<SalesTables["sandbox_card"]>;

/**
 * Turns a one-time token or nonce into a reference that pays any number of times. Returns why not: the issuer declines the
 * check, or the token is unknown or used up.
 */
export async function saveCard(tx: Tx, token: string): Promise<Saved | "declined" | "invalid_token"> {
  const card = await tx
    .selectFrom("sandbox_card")
    .selectAll()
    .where("token", "=", token)
    .forUpdate()
    .executeTakeFirst();
  const payment = await tx.selectFrom("sandbox_payment").select("reference").where("card_token", "=", token).execute();
  if (!card || payment.length > 0 || token.startsWith(SAVED)) return "invalid_token";
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
  /** `null` for a test deposit. */
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
  { amountCents, cardToken, csc, reference }: PaymentRequest,
): Promise<BehaviourName | null> {
  if (cardToken === null) return testBehaviour(amountCents);
  // Locked, so that of two payments with one token the second sees the first.
  const card = await tx
    .selectFrom("sandbox_card")
    .select("behaviour")
    .where("token", "=", cardToken)
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
