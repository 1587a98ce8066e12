import { formatCents } from "#services/lib/money.ts";
import { refuse } from "#services/lib/refusal.ts";
import type { Fund } from "../funds/funds.rows.ts";
import type { Withdrawal } from "./withdrawals.rows.ts";

const HOUR_MS = 60 * 60 * 1000;
/** Our decision: the bank gets a withdrawal an hour after the request, and it counts as paid a day after the request. */
const PROCESSING_AFTER_MS = HOUR_MS;
const PAID_AFTER_MS = 24 * HOUR_MS;
/** account §2: at least one dollar. */
const MIN_CENTS = 100;

/** The next status of an open withdrawal, or null if it is not due yet. */
export function nextStatus(
  { created_at, is_instant, status }: Pick<Withdrawal, "created_at" | "is_instant" | "status">,
  now: Date,
): "processing" | "paid" | null {
  const age = now.getTime() - created_at.getTime();
  if (status === "requested") return is_instant || age >= PROCESSING_AFTER_MS ? "processing" : null;
  if (status === "processing") return is_instant || age >= PAID_AFTER_MS ? "paid" : null;
  return null;
}

/** Returns, for each step, the time before which a withdrawal must have been created for `nextStatus` to advance it. */
export const dueTimes = (now: Date) => ({
  toBankBefore: new Date(now.getTime() - PROCESSING_AFTER_MS),
  paidBefore: new Date(now.getTime() - PAID_AFTER_MS),
});

/** Refuses an amount below a dollar, or above the prize money that is not held, with 422 at the amount. */
export function checkAmount(cents: number, withdrawableCents: number): void {
  if (cents < MIN_CENTS) {
    const least = formatCents(MIN_CENTS);
    refuse(422, "amount_below_minimum", `Please enter an amount equal to or greater than ${least}.`, "amount");
  }
  if (cents > withdrawableCents) {
    const most = formatCents(withdrawableCents);
    refuse(422, "amount_above_maximum", `Please enter an amount equal to or less than ${most}.`, "amount");
  }
}

/** The flags of withdrawals (account §2). */
export type WithdrawalFlags = {
  /** wallet_withdrawal_npp: verified national and PayID accounts are paid at once. */
  isInstant: boolean;
  /** wallet_withdrawal_npp_verification: only verified bank accounts are paid. */
  needsVerifiedAccount: boolean;
  /** wallet_withdrawal_requires_verification: only verified customers withdraw. */
  needsVerifiedCustomer: boolean;
};

/** Refuses a bank account that failed its verification, or has not passed it where that is needed. */
export function checkBankAccount({ verification_status }: Fund, { needsVerifiedAccount }: WithdrawalFlags): void {
  if (verification_status === "Verified") return;
  if (verification_status === "Failed Verification" || needsVerifiedAccount)
    refuse(422, "bank_account_unverified", "This bank account is not verified yet.");
}

/** Whether a bank account is paid at once. International transfers never are. */
export const isInstantTo = ({ transfer_type, verification_status }: Fund, { isInstant }: WithdrawalFlags) =>
  isInstant && verification_status === "Verified" && transfer_type !== "international";
