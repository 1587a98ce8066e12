// Charges of a bank account. The ticket is bought at once with money that the house account `receivable` is owed until the bank has
// paid. What the bank returns stays owed to it, until the customer's wallet can pay it: no wallet becomes negative.
import { shopNow } from "#services/lib/clock.ts";
import type { Db, Tx } from "#services/lib/handlers.ts";
import { newId } from "#services/lib/ids.ts";
import {
  between,
  cashAccount,
  DEBT_PAID,
  DEPOSIT,
  houseAccount,
  lockBalances,
  post,
  prizeAccount,
} from "#services/lib/ledger.ts";
import { formatCents } from "#services/lib/money.ts";
import { refuse } from "#services/lib/refusal.ts";
import { runEach } from "#services/lib/run-each.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { insertCard, removeCard } from "#services/notifications/content-cards.rows.ts";
import { insertMail } from "../../foundation/mail/mail.rows.ts";
import { emailOf } from "../../identity/customer/customer.rows.ts";
import { listOwing, takeOwing, writeDebt } from "../../sales/purchases/pre-orders.rows.ts";
import type { BookedDeposit } from "../../wallet/deposits/deposits.commands.ts";
import { advanceStep, lockDeposit } from "../../wallet/deposits/deposits.rows.ts";
import { DEBIT_REFUSED } from "../../wallet/deposits/deposits.rules.ts";
import { type DebitResult, endDirectDebit } from "../../wallet/deposits/direct-debits.commands.ts";
import { listPayableDebts, payAttempt, readAttempt, saveAttempt } from "./attempts.rows.ts";
import { causesOf, LISTS, nameRecurring, pageOf } from "./recurring-items.ts";
import { type Attempt, changeRecurring, takeRecurring } from "./recurring-purchases.rows.ts";

/** Credits the customer with money that the bank has not paid yet. */
export async function bookAdvance(tx: Tx, customerId: string, { at, cents, id }: BookedDeposit): Promise<void> {
  const entries = between(houseAccount("receivable"), cashAccount(customerId), cents);
  await post(tx, { kind: DEPOSIT, reference: id, entries, ...(at && { at }) });
}

/**
 * Ends a direct debit with the bank's result: a customer's own (`endDirectDebit`), that of a scheduled purchase, or that of a recurring
 * purchase, which a refusal pauses. The same result again has no effect.
 */
export async function endDebit(tx: Tx, id: string, result: "cleared" | "refused"): Promise<DebitResult> {
  const deposit = await lockDeposit(tx, id).catch(() => null);
  const purchase = deposit?.purchase;
  if (!deposit || !purchase || "cartRevision" in purchase || deposit.method_code !== "bd")
    return endDirectDebit(tx, id, result);
  const end = result === "cleared" ? ("captured" as const) : ("failed" as const);
  if (deposit.step === end) return result;
  if (deposit.step !== "pending") refuse(409, "deposit_expired", "This direct debit has ended.");
  const { amount_cents: cents, customer_id, fund_id } = deposit;
  if (end === "captured") {
    await advanceStep(tx, id, "pending", { step: "captured" });
    const entries = between(houseAccount("clearing"), houseAccount("receivable"), cents);
    await post(tx, { kind: DEBIT_CLEARED, reference: id, entries });
    return result;
  }
  await advanceStep(tx, id, "pending", { step: "failed", problem: DEBIT_REFUSED });
  const reason = `Your bank did not pay ${formatCents(cents)} for the ticket that we bought.`;
  const owes =
    "The ticket stays yours. We take what you owe from your wallet as soon as it holds enough, or when you pay it in your account.";
  const card = { id: newsIdOf(id), customerId: customer_id, title: `You owe ${formatCents(cents)}` };
  const message = `${reason} Only your wallet can pay this.`;
  const createdAt = await shopNow(tx);
  if ("scheduledPurchase" in purchase) {
    await writeDebt(tx, purchase.scheduledPurchase, "owed");
    await insertMail(tx, {
      recipient: emailOf(customer_id),
      subject: `Your bank returned our debit: ${formatCents(cents)}`,
      body: `${reason} ${owes}`,
      link: LISTS.autoplay,
    });
    await insertCard(tx, { ...card, message, link: LISTS.autoplay, createdAt });
    return result;
  }
  const attempt = await readAttempt(tx, purchase.recurringAttempt);
  const kept = await takeRecurring(tx, attempt.recurring_purchase_id, { waits: true });
  if (!kept) throw new Error(`${attempt.id} belongs to no recurring purchase`);
  await saveAttempt(tx, {
    id: newId("att"),
    recurring_purchase_id: kept.id,
    customer_id,
    period: debtOf(id),
    draw_id: null,
    status: "hard_failure",
    tries: 1,
    fund_kind: "bank",
    fund_id,
    price_cents: cents,
    reason,
    created_at: createdAt,
  });
  if (kept.status !== "cancelled") await changeRecurring(tx, kept.id, { status: "paused", paused_until: null });
  await insertMail(tx, {
    recipient: emailOf(customer_id),
    subject: `Your bank returned our debit: ${nameRecurring(kept)}`,
    body: `${reason} ${owes} Until then the recurring purchase is paused.`,
    link: LISTS[kept.type],
    causeKeys: causesOf(kept),
  });
  await insertCard(tx, { ...card, message, link: LISTS[kept.type], createdAt });
  return result;
}

/** The period of the attempt that a returned debit leaves is this and its deposit. */
const RETURNED = "returned ";

/** What the bank paid for an advance. */
const DEBIT_CLEARED = "debit_cleared";

/** The news card of a returned debit, until it is paid. */
const newsIdOf = (depositId: string) => depositId.replace(/^dep_/, "ccd_");

const debtOf = (depositId: string) => `${RETURNED}${depositId}`;

/** Returns whether an attempt is a debt of the customer. */
export const isDebt = ({ period, status }: Pick<Attempt, "period" | "status">) =>
  period.startsWith(RETURNED) && (status === "soft_failure" || status === "hard_failure");

export const isPaidDebt = ({ period, status }: Pick<Attempt, "period" | "status">) =>
  period.startsWith(RETURNED) && status === "skipped";

/** Pays what customers owe from the cash of their wallets, or only one customer, oldest debt first. Returns how many were paid. */
export async function collectDebts(db: Db, customerId: string | null = null): Promise<number> {
  const ids = await runInTransaction(db, (tx) => listPayableDebts(tx, customerId));
  const scheduled = await runInTransaction(db, (tx) => listOwing(tx, customerId));
  let paid = 0;
  const debts = [...ids.map((id) => ({ id, pay: payDebt })), ...scheduled.map((id) => ({ id, pay: payScheduled }))];
  await runEach(debts, async ({ id, pay }) => {
    if (await runInTransaction(db, (tx) => pay(tx, id, "cash"))) paid += 1;
  });
  return paid;
}

/** Pays what a customer owes for a scheduled purchase, as `payDebt` does. Returns whether it was paid by this call. */
export async function payScheduled(tx: Tx, id: string, from: "cash" | "wallet"): Promise<boolean> {
  const owing = await takeOwing(tx, id);
  if (!owing || !(await takeFrom(tx, owing, from))) return false;
  await writeDebt(tx, id, "paid");
  const subject = `Paid: ${formatCents(owing.cents)}`;
  const body = `${formatCents(owing.cents)} that your bank did not pay came from your wallet. You owe nothing more.`;
  await insertMail(tx, { recipient: emailOf(owing.customerId), subject, body });
  return true;
}

/** Moves what a customer owes for a deposit to the house account `receivable`, once. Returns false if the wallet is short. */
async function takeFrom(
  tx: Tx,
  { cents, customerId, depositId }: { customerId: string; depositId: string; cents: number },
  from: "cash" | "wallet",
): Promise<boolean> {
  const { cashCents, heldCents, prizeCents } = await lockBalances(tx, customerId);
  const fromCash = Math.min(cents, cashCents);
  const fromPrizes = cents - fromCash;
  if (fromPrizes > (from === "cash" ? 0 : prizeCents - heldCents)) return false;
  await post(tx, {
    kind: DEBT_PAID,
    reference: depositId,
    entries: [
      { account: cashAccount(customerId), cents: -fromCash },
      { account: prizeAccount(customerId), cents: -fromPrizes },
      { account: houseAccount("receivable"), cents },
    ],
  });
  await removeCard(tx, newsIdOf(depositId));
  return true;
}

/**
 * Pays a debt from a wallet: from cash alone, or from prizes too if the customer asks for it. Returns whether it is paid; nothing
 * changes if the wallet is short.
 */
export async function payDebt(tx: Tx, attemptId: string, from: "cash" | "wallet"): Promise<boolean> {
  const { customer_id, period, price_cents: cents, recurring_purchase_id } = await readAttempt(tx, attemptId);
  const kept = await takeRecurring(tx, recurring_purchase_id, { waits: true });
  const attempt = await readAttempt(tx, attemptId);
  if (!kept || !isDebt(attempt)) return !isDebt(attempt);
  const owing = { cents, customerId: customer_id, depositId: period.slice(RETURNED.length) };
  if (!(await takeFrom(tx, owing, from))) return false;
  const reason = `${formatCents(cents)} that your bank did not pay came from your wallet.`;
  await payAttempt(tx, attemptId, reason, await shopNow(tx));
  await insertMail(tx, {
    recipient: emailOf(customer_id),
    subject: `Paid: ${nameRecurring(kept)}`,
    body: `${reason} You owe nothing more. You can resume the recurring purchase in your account.`,
    link: pageOf(kept),
    causeKeys: causesOf(kept),
  });
  return true;
}
