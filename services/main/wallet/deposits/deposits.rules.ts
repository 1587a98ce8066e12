// Expiry and refusals of deposits. Pure.
import type { DepositProblem } from "#services/db/tables/sales.ts";
import type { Refusal } from "#services/lib/refusal.ts";
import type { RefusalReason } from "../funds/card-gateway.ts";

// 15 min: contract decision "Deposits".
const CHALLENGE_MS = 15 * 60 * 1000;

/** How long a bank transfer may take: 7 days (decided). */
const DELAYED_MS = 7 * 24 * 60 * 60 * 1000;

export const transferExpiry = (now: Date) => new Date(now.getTime() + DELAYED_MS);
export const challengeExpiry = (now: Date) => new Date(now.getTime() + CHALLENGE_MS);
export const isExpired = (expiresAt: Date | null, now: Date) => expiresAt !== null && expiresAt <= now;

/** Returns the times before which an untouched deposit counts as abandoned or interrupted. */
export const staleTimes = (now: Date) => ({
  now,
  abandonedBefore: new Date(now.getTime() - CHALLENGE_MS),
  // Longer than the slowest call of a gateway.
  cutOffBefore: new Date(now.getTime() - 60_000),
});

export const EXPIRED: DepositProblem = {
  status: 409,
  code: "deposit_expired",
  message: "The time to confirm this payment has run out.",
};

export const NOT_ARRIVED: DepositProblem = {
  status: 409,
  code: "deposit_expired",
  message: "The money did not arrive within 7 days.",
};

/** Returns the problem of a deposit that the customer cancelled. To them, the deposit of a purchase is a payment. */
export const cancelledBy = ({ purchase }: { purchase: unknown }) =>
  ({
    status: 409,
    code: "deposit_cancelled",
    message: `You cancelled this ${purchase === null ? "deposit" : "payment"}.`,
  }) as const satisfies DepositProblem;

export const DEBIT_REFUSED: DepositProblem = {
  status: 402,
  code: "insufficient_funds",
  message: "Your bank did not pay this direct debit.",
};

const PAYPAL_REFUSED: DepositProblem = {
  status: 402,
  code: "card_declined",
  message: "PayPal refused this payment. Try another way to pay.",
};

export const PAYPAL_CANCELLED: DepositProblem = {
  status: 422,
  code: "challenge_failed",
  message: "You cancelled this payment at PayPal.",
};

const BY_REASON: Record<RefusalReason, DepositProblem> = {
  card_declined: { status: 402, code: "card_declined", message: "Your card was declined. Try another one." },
  insufficient_funds: {
    status: 402,
    code: "insufficient_funds",
    message: "There isn't enough money on this card. Try another one.",
  },
  challenge_failed: { status: 422, code: "challenge_failed", message: "Your bank didn't confirm this payment." },
  invalid_token: {
    status: 422,
    code: "invalid_field",
    message: "Please enter your card details again.",
    target: "payment_token",
  },
};

/** Returns the refusal for a reason of the gateway. `isPayPal`: the customer was asked at PayPal. */
export function problemOf(reason: RefusalReason, isPayPal: boolean): DepositProblem {
  if (!isPayPal) return BY_REASON[reason];
  return reason === "challenge_failed" ? PAYPAL_CANCELLED : PAYPAL_REFUSED;
}

/** Returns the problem of a deposit whose purchase was refused. Nothing is charged; every repeat gets the same refusal. */
export function problemOfPurchase({ code, message, status, target }: Refusal): DepositProblem {
  if (status !== 402 && status !== 409 && status !== 422)
    throw new Error(`a purchase cannot be refused with ${status}`);
  return target === undefined ? { status, code, message } : { status, code, message, target };
}
