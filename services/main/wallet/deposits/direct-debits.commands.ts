// Direct debits, as the bank reports their result.
import { shopNow } from "#services/lib/clock.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { formatCents } from "#services/lib/money.ts";
import { refuse } from "#services/lib/refusal.ts";
import { insertMail } from "../../foundation/mail/mail.rows.ts";
import { emailOf } from "../../identity/customer/customer.rows.ts";
import { insertTransfer, lockTransfer } from "./bank-transfers.rows.ts";
import { bookOwnDeposit } from "./deposits.commands.ts";
import { advanceStep, type Deposit, lockDeposit, recordArrival } from "./deposits.rows.ts";
import { DEBIT_REFUSED, isExpired, NOT_ARRIVED } from "./deposits.rules.ts";

/** What the bank reports, and what became of the money. */
export type DebitResult = "cleared" | "refused" | "returned";

/**
 * Credits a pending direct debit, or ends it because the bank refused. Money that the bank pays after the deposit has ended goes
 * back to the account. The same result again has no effect. Refuses with 404 what is not a direct debit, and with 409 a result
 * that contradicts an earlier one.
 */
export async function endDirectDebit(tx: Tx, id: string, result: "cleared" | "refused"): Promise<DebitResult> {
  const refuseUnknown = () => refuse(404, "not_found", `There is no direct debit ${id}.`);
  const named = await lockDeposit(tx, id).catch(refuseUnknown);
  if (named.method_code !== "bd") refuseUnknown();
  const now = await shopNow(tx);
  const isLate = named.step === "voided" || (named.step === "pending" && isExpired(named.expires_at, now));
  if (isLate) {
    await advanceStep(tx, id, "pending", { step: "voided", problem: NOT_ARRIVED });
    if (result === "cleared") await giveBack(tx, named, now);
    return result === "cleared" ? "returned" : result;
  }
  const end = result === "cleared" ? "captured" : "failed";
  if (named.step === end) return result;
  if (named.step !== "pending") refuse(409, "deposit_expired", "This direct debit has ended.");
  await (end === "captured" ? credit(tx, named, now) : fail(tx, named));
  return result;
}

async function credit(tx: Tx, deposit: Deposit, now: Date): Promise<void> {
  const { amount_cents: cents, customer_id, id } = deposit;
  await bookOwnDeposit(tx, deposit, cents);
  await recordArrival(tx, id, cents, now);
  const amount = formatCents(cents);
  await mail(tx, customer_id, `Your deposit of ${amount} has arrived`, `We added ${amount} to your wallet.`);
}

async function fail(tx: Tx, { amount_cents, customer_id, id }: Deposit): Promise<void> {
  await advanceStep(tx, id, "pending", { step: "failed", problem: DEBIT_REFUSED });
  const subject = `Your deposit of ${formatCents(amount_cents)} has failed`;
  await mail(tx, customer_id, subject, `${DEBIT_REFUSED.message} Nothing was charged.`);
}

/** Records that the money of an ended deposit goes back, once. */
async function giveBack(tx: Tx, { amount_cents: cents, customer_id, id, reference }: Deposit, now: Date) {
  const transferId = `debit-${id}`;
  if (await lockTransfer(tx, transferId)) return;
  await insertTransfer(tx, {
    id: transferId,
    reference: reference ?? "",
    cents,
    created_at: now,
    deposit_id: null,
    returned_because: "not_expected",
  });
  const amount = formatCents(cents);
  await mail(
    tx,
    customer_id,
    `We returned your direct debit of ${amount}`,
    `Your bank paid ${amount} after 7 days, when the deposit had ended. We sent it back to your account.`,
  );
}

const mail = async (tx: Tx, customerId: string, subject: string, body: string) =>
  insertMail(tx, { recipient: emailOf(customerId), subject, body });
