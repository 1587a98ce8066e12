// Charges recurring purchases. Locks are taken in the order: recurring purchase (skipped if another process holds it), deposit limit,
// draws, wallet, stock. A charge is written down before a card gateway is asked, so that any process can end it, by the same reference.
import { shopNow } from "#services/lib/clock.ts";
import type { Db, Tx } from "#services/lib/handlers.ts";
import { newId } from "#services/lib/ids.ts";
import { availableCents } from "#services/lib/ledger.ts";
import { dayAndTime } from "#services/lib/locale.ts";
import { formatCents } from "#services/lib/money.ts";
import { Refusal, refuse } from "#services/lib/refusal.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { insertCard, removeCard } from "#services/notifications/content-cards.rows.ts";
import { ticketPath } from "../../catalogue/offers/kinds.ts";
import { insertMail, type Mail } from "../../foundation/mail/mail.rows.ts";
import { emailOf } from "../../identity/customer/customer.rows.ts";
import { lockDepositLimit } from "../../identity/limits/deposit-limit.rows.ts";
import { billingDayAfter } from "../../sales/products/billing.rules.ts";
import { productOf } from "../../sales/products/kinds.ts";
import { sell } from "../../sales/purchases/purchases.commands.ts";
import { bookDeposit, type PayingDeposit, payingDeposit } from "../../wallet/deposits/deposits.commands.ts";
import { advanceStep, type Deposit, openDeposit, readDeposit } from "../../wallet/deposits/deposits.rows.ts";
import { advance, type BuyWithDeposit, type SagaPoint } from "../../wallet/deposits/deposits-saga.ts";
import type { CardGateway } from "../../wallet/funds/card-gateway.ts";
import type { Fund } from "../../wallet/funds/funds.rows.ts";
import { isExpired, sourceName } from "../../wallet/funds/payment-methods.ts";
import { findPayingFund } from "../recurring-purchase-methods/recurring-purchase-methods.rows.ts";
import { changeAttempt, findOpenAttempt, readAttempt, saveAttempt } from "./attempts.rows.ts";
import {
  attemptOf,
  isDue,
  noteMissedDraws,
  payerOf,
  prepare,
  type Ready,
  reasonToSkip,
  reasonToWait,
} from "./charge-reading.rows.ts";
import { bookAdvance } from "./recurring-debits.commands.ts";
import { causesOf, LISTS, nameDraws, nameRecurring, pageOf } from "./recurring-items.ts";
import { type Attempt, changeRecurring, type RecurringPurchase, takeRecurring } from "./recurring-purchases.rows.ts";
import { blockedBy, jackpotOf, retryAt, withoutOrders } from "./recurring-purchases.rules.ts";

/** Points at which a process may crash: before the first write is stored, after it, and those of the deposit saga. */
export type ChargePoint = "charge_taken" | "charge_written" | "wallet_charged" | SagaPoint;

/** Runs work when its turn comes. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

export type ChargeParts = {
  db: Db;
  /** `null` in a shop without one: only wallets pay. */
  gateway: CardGateway | null;
  /** Whether to wait for another charge of the same purchase, so that the caller can say how it ended. */
  waits?: boolean;
  /** Called when more are due than one process charges soon. */
  onBacklog?: () => Promise<unknown>;
  /** Whether to stop after the charges under way. */
  isStopped?: () => boolean;
  /** Runs the first transaction of a charge when its turn comes. */
  inTurn?: Turns;
  /** Called at each point. Tests throw here to simulate a crash. */
  onStep?: ((point: ChargePoint) => void) | undefined;
};

/** After this, a charge under way counts as left behind: longer than the slowest call of a gateway. */
export const LEFT_BEHIND_MS = 60_000;

const TICKET_CHARGED = { subject: "Your ticket is in the draw", body: "Your ticket is in your account." };
const PURCHASE = { channelKey: "web", metadata: {} } as const;

/** Charges one recurring purchase if it is due: from the wallet at once, from a saved fund by a deposit. */
export async function chargeOne(parts: ChargeParts, id: string): Promise<void> {
  try {
    const begin = () => runInTransaction(parts.db, (tx) => beginCharge(tx, parts, id));
    const attempt = await (parts.inTurn ? parts.inTurn(begin) : begin());
    parts.onStep?.(attempt === null ? "wallet_charged" : "charge_written");
    if (attempt) await endCharge(parts, attempt);
  } catch (error) {
    // The last tickets or shares went to others while it was charged: everything is rolled back.
    if (!(error instanceof Refusal) || error.status >= 500) throw error;
    await runInTransaction(parts.db, async (tx) => {
      const kept = await takeRecurring(tx, id, parts);
      const ready = kept?.status === "active" ? await prepare(tx, kept) : null;
      if (!ready || !isDue(ready)) return;
      const why = reasonToSkip(ready);
      await (why === null
        ? fail(tx, ready, { isHard: false, reason: withoutOrders(error.message) })
        : skip(tx, ready, why));
    });
  }
}

type BeginParts = Pick<ChargeParts, "gateway" | "onStep" | "waits">;

/** Tries a charge. Returns the attempt if a saved fund pays, because its gateway is asked outside the transaction. */
export async function beginCharge(tx: Tx, parts: BeginParts, id: string): Promise<string | null> {
  const kept = await takeRecurring(tx, id, parts);
  if (!kept) return null;
  parts.onStep?.("charge_taken");
  // A cancelled purchase may also have an open attempt, whose deposit must end.
  const left = await findOpenAttempt(tx, id);
  if (left?.status === "charging") return left.id;
  if (kept.status !== "active") return null;
  // Before the draws, as every call that opens a deposit does.
  if (await findPayingFund(tx, kept)) await lockDepositLimit(tx, kept.customer_id, await shopNow(tx));
  const prepared = await prepare(tx, kept);
  if (!prepared || !isDue(prepared)) return null;
  const ready = await noteMissedDraws(tx, prepared);
  const { blocks, draws, fund, now } = ready;
  if (blocks.isClosed) {
    await changeRecurring(tx, id, { status: "cancelled", paused_until: null });
    return null;
  }
  if (draws[0] && jackpotOf(draws[0], kept.minimum_jackpot_cents, now) === "wait") return null;
  const why = reasonToSkip(ready);
  const later = why === null ? reasonToWait(ready) : null;
  if (why === null && later === null && fund) return openCharge(tx, parts, ready, fund);
  if (why !== null) await skip(tx, ready, why);
  else if (later !== null) await fail(tx, ready, { isHard: false, reason: later });
  else await payFromWallet(tx, ready);
  return null;
}

async function payFromWallet(tx: Tx, ready: Ready): Promise<void> {
  const { cents, wallet } = ready;
  if (availableCents(wallet) >= cents) await buy(tx, ready, null);
  else await fail(tx, ready, { isHard: false, reason: shortOf(cents) });
}

/** Returns why a wallet did not pay. Customers also read it after they have deposited money. */
export const shortOf = (cents: number): string =>
  `There wasn't enough money in your wallet: ${formatCents(cents)} was due.`;

/** Buys with the money of the wallet, and of a deposit for it. */
async function buy(tx: Tx, ready: Ready, deposit: PayingDeposit | null, book = bookDeposit): Promise<string> {
  const { attempt, cents, draws, item, kept, now } = ready;
  const { customer_id: customerId } = kept;
  if (deposit) await book(tx, customerId, { ...deposit, at: now });
  const wallet = { ...ready.wallet, cashCents: ready.wallet.cashCents + (deposit?.cents ?? 0) };
  const orderId = newId("ord");
  const sale = {
    customerId,
    deposit,
    now,
    wallet,
    items: [item],
    orderIds: [orderId],
    purchase: PURCHASE,
    voucher: null,
    draws: new Map(draws.map((draw) => [draw.id, draw])),
    totalCents: cents,
    hasBought: true,
    region: kept.region,
    nextChargeOn: nextDueOn(ready),
  };
  const receipt = await sell(tx, sale, async ({ checkoutId }) => {
    const bought = { checkout_id: checkoutId, order_id: orderId, reason: null, retry_at: null };
    const tries = (attempt?.tries ?? 0) + (deposit ? 0 : 1);
    await saveAttempt(tx, { ...attemptOf(ready), ...bought, status: "purchased", tries }, now);
    if (attempt) await removeCard(tx, newsIdOf(attempt));
    const isDearer = kept.price_cents !== cents;
    await passOver(tx, ready, { price_cents: cents, status: "active", paused_until: null });
    const { charged: text = TICKET_CHARGED, hasNews = false } = productOf(item).recurring;
    const subject = `${text.subject}: ${nameRecurring(kept)}`;
    const drawn = nameDraws(draws);
    const what = `We charged ${formatCents(cents)} to ${payerOf(ready.fund)}${drawn ? ` for ${drawn}` : ""}.`;
    const body = `${what} ${text.body}${isDearer ? ` The price was ${formatCents(kept.price_cents)} before.` : ""}`;
    const link = ticketPath(item.product_type, orderId, "upcoming");
    await tell(tx, kept, { subject, body, link });
    if (hasNews) await insertCard(tx, { customerId, title: subject, message: body, link, createdAt: now });
  });
  return receipt.checkoutId;
}

/** Notes that a draw or billing day has been dealt with. */
async function passOver(
  tx: Tx,
  { draws, kept, period }: Ready,
  change: Parameters<typeof changeRecurring>[2] = {},
): Promise<void> {
  await changeRecurring(tx, kept.id, {
    ...change,
    after_draw_no: draws.at(-1)?.draw_no ?? kept.after_draw_no,
    due_on: nextDueOn({ kept, period }),
  });
}

/** Returns the billing day after this one. An earlier one that was tried again does not move the next. */
function nextDueOn({ kept: { billing_day, billing_period, due_on }, period }: Pick<Ready, "kept" | "period">) {
  return due_on !== null && due_on === period && billing_period && billing_day
    ? billingDayAfter(due_on, billing_period, billing_day)
    : due_on;
}

async function skip(tx: Tx, ready: Ready, reason: string): Promise<void> {
  const { attempt, kept } = ready;
  const skipped = { status: "skipped" as const, tries: attempt?.tries ?? 0, reason, retry_at: null };
  await saveAttempt(tx, { ...attemptOf(ready), ...skipped }, ready.now);
  // The next draw may be one that the customer wants: only this one is passed over.
  await passOver(tx, { ...ready, draws: ready.draws.slice(0, 1) });
  const [draw] = ready.draws;
  if (ready.boughtDraw) {
    return tell(tx, kept, {
      subject: `Not charged this time: ${nameRecurring(kept)}`,
      body: `${reason} Nothing was charged, and you keep that ticket. We charge you again on the next billing day with a new draw.`,
    });
  }
  // A small jackpot is what the customer asked for.
  if (draw && jackpotOf(draw, kept.minimum_jackpot_cents, ready.now) === "small") return;
  await tell(tx, kept, {
    subject: `Not bought this time: ${nameRecurring(kept)}`,
    body: `${reason} Nothing was charged.${draw ? ` You have no ticket in ${nameDraws([draw])}.` : ""}${ready.blocks.isClosing ? "" : " We will try the next draw."}`,
  });
}

/** A soft failure is tried again; a hard one pauses the purchase until the customer acts. */
async function fail(tx: Tx, ready: Ready, { isHard, reason }: { isHard: boolean; reason: string }): Promise<void> {
  const { attempt, draws, kept, now } = ready;
  const tries = (attempt?.tries ?? 0) + (attempt?.status === "charging" ? 0 : 1);
  const again = isHard ? null : retryAt(tries, now, draws[0]?.stop ?? null);
  const status = isHard ? ("hard_failure" as const) : ("soft_failure" as const);
  const row = attemptOf(ready);
  await saveAttempt(tx, { ...row, status, tries, reason, retry_at: again }, now);
  // The customer may have this draw charged again until its sales stop.
  if (isHard || !again)
    await passOver(tx, { ...ready, draws: [] }, isHard ? { status: "paused", paused_until: null } : {});
  const next = nextStep(ready, { again, isHard, reason });
  const subject = `We couldn't charge you: ${nameRecurring(kept)}`;
  await tell(tx, kept, { subject, body: `${reason} ${next}`, link: LISTS[kept.type] });
  await insertCard(tx, {
    id: newsIdOf(row),
    customerId: kept.customer_id,
    title: subject,
    message: `${reason} ${next}`,
    link: LISTS[kept.type],
    createdAt: now,
  });
}

/** Returns which draws a failed charge was for, and what happens next, for the customer. */
function nextStep(
  { cents, draws }: Pick<Ready, "cents" | "draws">,
  { again, isHard, reason }: { again: Date | null; isHard: boolean; reason: string },
): string {
  const name = nameDraws(draws);
  const was = name ? `It was for ${name}. ` : "";
  if (isHard) return `${was}It is paused. Choose how to pay in your account, and it goes on.`;
  const lost = "This was the last try: unless you pay in your account before sales close, you have no ticket in it. ";
  if (!again) return `${was}${name ? lost : ""}We will try the next draw.`;
  const payers = blockedBy(reason, cents) ? "" : " You can choose another way to pay in your account.";
  return `${was}We will try again on ${dayAndTime(again)}.${payers}`;
}

/** The news card of an attempt that failed: one for all its tries, until it is bought. */
const newsIdOf = ({ id }: Pick<Attempt, "id">) => id.replace(/^att_/, "ccd_");

/**
 * Writes the charge down with its deposit, before the gateway is asked. A bank takes days: its debit buys at once, and the shop is
 * owed the money until then (`endRecurringDebit`).
 */
async function openCharge(tx: Tx, { gateway }: BeginParts, ready: Ready, fund: Fund): Promise<string | null> {
  const { attempt, cents, kept, now } = ready;
  const reason = reasonAgainst(fund, gateway, now);
  if (reason !== null) {
    await fail(tx, ready, { isHard: true, reason });
    return null;
  }
  const row = attemptOf(ready);
  const tries = (attempt?.tries ?? 0) + 1;
  // Unlike `tries`, this also counts the retries of the customer.
  const place = attempt ? attempt.earlier_tries.length + 2 : 1;
  await saveAttempt(tx, { ...row, status: "charging", tries, reason: null, retry_at: null }, now);
  const deposit = await openDeposit(
    tx,
    { customer_id: kept.customer_id, operation_id: "chargeRecurringPurchase", idempotency_key: `${row.id}:${place}` },
    depositFrom(fund, cents),
    { recurringAttempt: row.id },
  );
  await changeAttempt(tx, row.id, { deposit_id: deposit.id });
  if (fund.kind !== "bank") return row.id;
  await buy(tx, { ...ready, attempt: await readAttempt(tx, row.id) }, payingDeposit(deposit), bookAdvance);
  return null;
}

const GONE: Record<Fund["kind"], string> = {
  bank: "Your bank account was removed, or may no longer be debited.",
  cc: "Your card was removed or has expired.",
  paypal: "Your PayPal account was removed.",
};

/** Returns why a saved fund cannot pay while the customer is away, or null. */
export function reasonAgainst(fund: Fund, gateway: CardGateway | null, now: Date): string | null {
  const isUsable =
    fund.kind === "bank" ? fund.debit_agreed_at !== null : fund.gateway_reference !== null && gateway !== null;
  return fund.deleted_at !== null || isExpired(fund, now) || !isUsable ? GONE[fund.kind] : null;
}

/** Returns the deposit that a saved fund pays with. */
export const depositFrom = (fund: Fund, cents: number): Parameters<typeof openDeposit>[2] => ({
  methodCode: ({ bank: "bd", cc: "cc", paypal: "pl" } as const)[fund.kind],
  gatewayKey: fund.gateway_key,
  fundId: fund.id,
  amountCents: cents,
  sourceName: sourceName(fund),
  source: fund.gateway_reference === null ? null : { kind: "saved", reference: fund.gateway_reference },
  notificationUrl: null,
});

/** The purchase step of the deposit saga. Refuses if it was cancelled or paused, or costs something else by now. */
const buyAttempt: BuyWithDeposit = async (tx, deposit, purchase) => {
  if (!("recurringAttempt" in purchase)) throw new Error(`${deposit.id} does not pay for a recurring purchase`);
  const { recurring_purchase_id } = await readAttempt(tx, purchase.recurringAttempt);
  const kept = await takeRecurring(tx, recurring_purchase_id, { waits: true });
  const ready = kept?.status === "active" ? await prepare(tx, kept) : null;
  const isSame = ready?.attempt?.id === purchase.recurringAttempt && ready.cents === deposit.amount_cents;
  if (!ready || !isSame) return refuse(409, "cart_changed", "This has changed in the meantime.");
  const why = reasonToSkip(ready) ?? reasonToWait(ready);
  if (why !== null) refuse(409, "cart_changed", why);
  return buy(tx, ready, payingDeposit(deposit));
};

// The gateway would ask the customer, who is away.
const NEEDS_CUSTOMER = {
  status: 402,
  code: "challenge_failed",
  message: "Your bank asks you to confirm payments with this card.",
} as const;

/** Trying again later does not help with these. */
const HARD = new Set(["card_declined", "challenge_failed", "invalid_field"]);

/** Runs the deposit of an attempt to its end, and records a refusal. */
async function endCharge(parts: ChargeParts, attemptId: string): Promise<void> {
  const { deposit_id } = await runInTransaction(parts.db, (tx) => readAttempt(tx, attemptId));
  if (deposit_id === null) throw new Error(`${attemptId} has no deposit`);
  const problem = await endDeposit(parts, deposit_id, buyAttempt);
  if (!problem) return;
  await runInTransaction(parts.db, async (tx) => {
    const { recurring_purchase_id } = await readAttempt(tx, attemptId);
    const kept = await takeRecurring(tx, recurring_purchase_id, { waits: true });
    const { status } = await readAttempt(tx, attemptId);
    if (kept && status === "charging") await endRefused(tx, kept, attemptId, problem);
  });
}

/** Runs a deposit of a customer who is away to its end. Returns why it bought nothing, or null. */
export async function endDeposit(
  { db, gateway, onStep }: ChargeParts,
  depositId: string,
  buyWithDeposit: BuyWithDeposit,
): Promise<Deposit["problem"]> {
  if (!gateway) throw new Error(`${depositId} needs a card gateway`);
  const parts = { db, gateway, onStep, buyWithDeposit };
  const { step } = await advance(parts, depositId);
  if (step === "requires_action") {
    await runInTransaction(db, (tx) => advanceStep(tx, depositId, step, { step: "voiding", problem: NEEDS_CUSTOMER }));
    await advance(parts, depositId);
  }
  // Another process may have ended it.
  return (await runInTransaction(db, (tx) => readDeposit(tx, depositId))).problem;
}

/** Records why the deposit of an attempt bought nothing. */
async function endRefused(
  tx: Tx,
  kept: RecurringPurchase,
  attemptId: string,
  { code, message }: { code: string; message: string },
): Promise<void> {
  const reason = withoutOrders(message);
  // The customer did this, and knows: no mail.
  if (kept.status !== "active")
    return changeAttempt(tx, attemptId, { status: "skipped", reason: `It was ${kept.status} before it was charged.` });
  const ready = await prepare(tx, kept);
  if (ready?.attempt?.id === attemptId) {
    const { attempt, draws, now } = ready;
    const mayRepeat = code === "cart_changed" && retryAt(attempt.tries, now, draws[0]?.stop ?? null) !== null;
    // The customer edited the purchase or lowered a limit while the card gateway was asked. The next attempt uses the new values,
    // and mails the customer if it fails.
    if (mayRepeat) return changeAttempt(tx, attemptId, { status: "soft_failure", reason, retry_at: now });
    return fail(tx, ready, { isHard: HARD.has(code), reason });
  }
  await changeAttempt(tx, attemptId, { status: "soft_failure", reason });
  await tell(tx, kept, {
    subject: `We couldn't charge you: ${nameRecurring(kept)}`,
    body: `${reason} Sales for this draw have stopped, so you have no ticket in it. We will try the next draw.`,
  });
}

/** Mails a customer about a recurring purchase: with its cause, and the address of its page, if the mail has no other. */
export async function tell(tx: Tx, kept: RecurringPurchase, mail: Pick<Mail, "subject" | "body" | "link">) {
  await insertMail(tx, {
    recipient: emailOf(kept.customer_id),
    link: pageOf(kept),
    causeKeys: causesOf(kept),
    ...mail,
  });
}
