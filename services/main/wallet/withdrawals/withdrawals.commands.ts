import { createBackoff } from "#services/lib/backoff.ts";
import { shopNow } from "#services/lib/clock.ts";
import type { Db, Tx } from "#services/lib/handlers.ts";
import {
  between,
  cashAccount,
  heldAccount,
  houseAccount,
  lockBalances,
  post,
  prizeAccount,
  WITHDRAWAL,
  WITHDRAWAL_CASH,
  WITHDRAWAL_PAID,
  WITHDRAWAL_RELEASE,
} from "#services/lib/ledger.ts";
import { formatCents } from "#services/lib/money.ts";
import { refuse } from "#services/lib/refusal.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { insertMail } from "../../foundation/mail/mail.rows.ts";
import { type ClosingReason, lockCustomer, setClosing } from "../../identity/customer/closing.rows.ts";
import { emailOf } from "../../identity/customer/customer.rows.ts";
import {
  insertWithdrawal,
  listDue,
  lockWithdrawal,
  type NewWithdrawal,
  setStatus,
  type Withdrawal,
} from "./withdrawals.rows.ts";
import { checkAmount, dueTimes, nextStatus } from "./withdrawals.rules.ts";

/** How a withdrawal can end. */
export type WithdrawalEnd = "paid" | "rejected" | "cancelled";

/** Holds the amount and creates the withdrawal. A donation or test withdrawal is paid at once. Refuses a wrong amount. */
export async function holdWithdrawal(tx: Tx, request: NewWithdrawal): Promise<Withdrawal> {
  const { amount_cents: cents, customer_id: customerId, method_code } = request;
  // Locked: another withdrawal or purchase of the same prize waits here.
  const { heldCents, prizeCents } = await lockBalances(tx, customerId);
  checkAmount(cents, prizeCents - heldCents);
  const withdrawal = await insertWithdrawal(tx, request);
  await post(tx, {
    kind: WITHDRAWAL,
    reference: withdrawal.id,
    entries: between(houseAccount("held"), heldAccount(customerId), cents),
    at: request.created_at,
  });
  if (method_code === "tw" || method_code === "do") return payNow(tx, withdrawal, request.created_at);
  return withdrawal;
}

/**
 * Holds the whole balance, deposited cash included, and closes the account once it is paid. Refuses another amount than the
 * balance. The caller has locked everything that moves money, so nothing is held already.
 */
export async function holdEverything(tx: Tx, request: NewWithdrawal, why: ClosingReason): Promise<Withdrawal> {
  const { amount_cents: cents, customer_id: customerId, created_at: at, method_code } = request;
  const { cashCents, prizeCents } = await lockBalances(tx, customerId);
  if (cents === 0 || cents !== cashCents + prizeCents) {
    refuse(422, "invalid_field", "Your balance has changed. Check it and try again.", "amount");
  }
  const withdrawal = await insertWithdrawal(tx, { ...request, closing_cash_cents: cashCents });
  const { id: reference } = withdrawal;
  // Only prizes can be held: the cash counts as one from here on, and as cash again if the withdrawal is not paid.
  const asPrize = between(cashAccount(customerId), prizeAccount(customerId), cashCents);
  await post(tx, { kind: WITHDRAWAL_CASH, reference, entries: asPrize, at });
  const held = between(houseAccount("held"), heldAccount(customerId), cents);
  await post(tx, { kind: WITHDRAWAL, reference, entries: held, at });
  await setClosing(tx, customerId, { ...why, withdrawalId: reference });
  if (method_code === "tw" || method_code === "do") return payNow(tx, withdrawal, at);
  return withdrawal;
}

/** Ends an open withdrawal: pays its prize money out, or releases it. Refuses with 409 one that has ended. */
export async function endWithdrawal(tx: Tx, id: string, how: WithdrawalEnd): Promise<Withdrawal> {
  const withdrawal = await lockWithdrawal(tx, id);
  if (!withdrawal) refuse(404, "not_found", `There is no withdrawal ${id}.`);
  if (withdrawal.ended_at) refuse(409, "already_processed", `This withdrawal was ${withdrawal.status} already.`);
  const ended = await end(tx, withdrawal, how, await shopNow(tx));
  await mailEnd(tx, ended);
  return ended;
}

async function payNow(tx: Tx, withdrawal: Withdrawal, at: Date): Promise<Withdrawal> {
  const ended = await end(tx, withdrawal, "paid", at);
  await mailEnd(tx, ended);
  return ended;
}

async function end(tx: Tx, withdrawal: Withdrawal, how: WithdrawalEnd, at: Date): Promise<Withdrawal> {
  const { amount_cents: cents, closing_cash_cents, customer_id: customerId, id: reference, method_code } = withdrawal;
  // Before the wallet, as in every call that locks both.
  if (closing_cash_cents !== null) await lockCustomer(tx, customerId);
  const asCash = between(prizeAccount(customerId), cashAccount(customerId), closing_cash_cents ?? 0);
  const release = between(heldAccount(customerId), houseAccount("held"), cents);
  const payee = houseAccount(method_code === "do" ? "causes" : "clearing");
  await post(
    tx,
    how === "paid"
      ? {
          kind: WITHDRAWAL_PAID,
          reference,
          entries: [...release, ...between(prizeAccount(customerId), payee, cents)],
          at,
        }
      : { kind: WITHDRAWAL_RELEASE, reference, entries: [...release, ...asCash], at },
  );
  if (closing_cash_cents !== null && how !== "paid") await setClosing(tx, customerId, null);
  await setStatus(tx, reference, how, at);
  return { ...withdrawal, status: how, ended_at: at };
}

async function mailEnd(tx: Tx, { amount_cents, customer_id, method_code, status }: Withdrawal): Promise<void> {
  const amount = formatCents(amount_cents);
  await insertMail(tx, { recipient: emailOf(customer_id), ...endMail(amount, method_code, status === "paid") });
}

/** What became of a paid withdrawal's money, by its method. A donation has a mail of its own. */
const PAID: Record<Exclude<Withdrawal["method_code"], "do">, (amount: string) => string> = {
  tt: (amount) => `We have sent ${amount} to your account. If it isn't there yet, your bank may take a day to show it.`,
  pl: (amount) => `We have sent ${amount} to your PayPal account.`,
  tw: (amount) => `We have taken ${amount} out of your wallet. This was a test: no money left the shop.`,
};

function endMail(amount: string, method: Withdrawal["method_code"], isPaid: boolean) {
  if (!isPaid)
    return {
      subject: `Your withdrawal of ${amount} was not paid`,
      body: `We could not pay your withdrawal of ${amount}. The money is back in your wallet. Please check your account details, or contact us.`,
    };
  if (method === "do")
    return {
      subject: `Thank you for giving ${amount}`,
      body: `Your donation of ${amount} goes to the causes that we support. It can't be taken back.`,
    };
  return {
    subject: `Your withdrawal of ${amount} is paid`,
    body: PAID[method](amount),
  };
}

const BATCH = 100;

/** Advances the withdrawals that are due by the shop's clock. Returns how many. One that fails does not hold up the others. */
export async function advanceWithdrawals(db: Db, now: Date, backoff = createBackoff()): Promise<number> {
  const due = await runInTransaction(db, (tx) => listDue(tx, dueTimes(now), backoff.paused(), BATCH));
  const failures: unknown[] = [];
  for (const id of due) {
    try {
      await runInTransaction(db, (tx) => advanceOne(tx, id, now));
      backoff.succeeded(id);
    } catch (error) {
      backoff.failed(id);
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `Withdrawals that could not be paid: ${failures.length}`);
  return due.length;
}

async function advanceOne(tx: Tx, id: string, now: Date): Promise<void> {
  const withdrawal = await lockWithdrawal(tx, id);
  // Read again under the lock: an operator or another process may have been faster.
  const next = withdrawal && nextStatus(withdrawal, now);
  if (next === "processing") await setStatus(tx, id, next, null);
  if (next === "paid") await endWithdrawal(tx, id, next);
}
