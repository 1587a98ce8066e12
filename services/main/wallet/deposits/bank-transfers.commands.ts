// Money that arrives by BPAY or bank transfer, as the bank reports it.
import { shopNow } from "#services/lib/clock.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { formatCents } from "#services/lib/money.ts";
import { insertMail } from "../../foundation/mail/mail.rows.ts";
import { emailOf } from "../../identity/customer/customer.rows.ts";
import { lockDepositLimit, readCountedCents } from "../../identity/limits/deposit-limit.rows.ts";
import { MAX_CENTS } from "../funds/payment-methods.ts";
import { type BankTransfer, insertTransfer, lockTransfer } from "./bank-transfers.rows.ts";
import { bookOwnDeposit } from "./deposits.commands.ts";
import { type Deposit, findByReference, lockDeposit, recordArrival } from "./deposits.rows.ts";
import { isExpired } from "./deposits.rules.ts";

/** A transfer of the bank. Its id makes repeated notifications one transfer. */
export type ReportedTransfer = { id: string; reference: string; cents: number };

type ReturnReason = NonNullable<BankTransfer["returned_because"]>;

/**
 * Credits a transfer to the pending deposit of its reference, in the amount that arrived. Returns it to the sender if the
 * reference is unknown, the deposit has ended, or the amount is over the deposit limit or the maximum. A transfer that was
 * reported before has no further effect.
 */
export async function receiveTransfer(tx: Tx, { cents, id, reference }: ReportedTransfer): Promise<BankTransfer> {
  const earlier = await lockTransfer(tx, id);
  if (earlier) return earlier;
  const now = await shopNow(tx);
  const named = await findByReference(tx, reference);
  const reason = named ? await reasonToReturn(tx, named, cents, now) : "unknown_reference";
  const transfer = { id, reference, cents, created_at: now };
  if (!named || reason) {
    if (named && reason) await mailReturn(tx, named, cents, reason);
    return insertTransfer(tx, { ...transfer, deposit_id: null, returned_because: reason });
  }
  await credit(tx, named, cents, now);
  return insertTransfer(tx, { ...transfer, deposit_id: named.id, returned_because: null });
}

/** Locks the deposit and the customer's limit. Returns why the money must go back; null if it is welcome. */
async function reasonToReturn(
  tx: Tx,
  { customer_id, id }: Deposit,
  cents: number,
  now: Date,
): Promise<ReturnReason | null> {
  const limit = await lockDepositLimit(tx, customer_id, now);
  const { expires_at, step } = await lockDeposit(tx, id);
  if (step !== "pending" || isExpired(expires_at, now)) return "not_expected";
  if (cents > MAX_CENTS) return "above_maximum";
  if (!limit) return null;
  const counted = await readCountedCents(tx, { customerId: customer_id, exceptId: id, now });
  return counted + cents > limit.cents ? "deposit_limit" : null;
}

/** Books the money of a locked pending deposit. */
async function credit(tx: Tx, deposit: Deposit, cents: number, now: Date): Promise<void> {
  const { customer_id, id } = deposit;
  await bookOwnDeposit(tx, deposit, cents);
  await recordArrival(tx, id, cents, now);
  const amount = formatCents(cents);
  await insertMail(tx, {
    recipient: emailOf(customer_id),
    subject: `Your deposit of ${amount} has arrived`,
    body: `We added ${amount} to your wallet.`,
  });
}

const REASONS: Record<ReturnReason, string> = {
  unknown_reference: "We do not know its reference.",
  not_expected: "Its deposit had ended: each reference takes one transfer, within 7 days.",
  deposit_limit: "It was over your deposit limit.",
  above_maximum: `It was more than ${formatCents(MAX_CENTS)}, the most that one deposit can be.`,
};

async function mailReturn(tx: Tx, { customer_id }: Deposit, cents: number, reason: ReturnReason): Promise<void> {
  const amount = formatCents(cents);
  await insertMail(tx, {
    recipient: emailOf(customer_id),
    subject: `We returned your transfer of ${amount}`,
    body: `We sent your transfer of ${amount} back to the account it came from. ${REASONS[reason]}`,
  });
}
