import { currency, maxAmount, minAmount, required, securityCode } from "#gateway/rules/validators.ts";
import { defineForm, type Values } from "#site/lib/form/form.ts";
import { fieldErrorsOf } from "#site/lib/form/summary.ts";
import { formatCents } from "#site/lib/format/money.ts";
import { problemMessage } from "#site/lib/gateway/problem-messages.ts";
import type { Way } from "#site/lib/payment/ways.ts";

/** Shows what became of a payment that the customer confirmed at their bank. */
export const FINISH_PAYING = "Finish paying";

/** Gives up a deposit that waits for a bank transfer. */
export const cancelDepositForm = defineForm("deposits.cancel", {
  name: "cancel-deposit",
  isShort: true,
  fields: { depositId: { kind: "hidden", label: "" } },
});

/** Deposits into the wallet, without a purchase. The payment method is not a field: the form posts its option as `way`. */
export const depositForm = defineForm("deposits.create", {
  name: "deposit",
  submit: "Deposit",
  isShort: true,
  isIdempotent: true,
  fields: {
    amount: { kind: "currency", label: "Amount", rules: [required, currency], autoComplete: "off" },
    purchaseType: { kind: "hidden", label: "" },
  },
  // The service refuses the payment, not a field of it.
  errorsOf: (problem) =>
    problem.code === "deposit_limit" ? { amount: problemMessage(problem) } : fieldErrorsOf(problem),
});

const money = (amount: number) => formatCents(Math.round(amount * 100));

/** Returns what is wrong with a deposit by the rules of its payment option. */
export function depositErrors({ amount, csc, debitAgreement }: Values, way: Way | undefined) {
  if (!way) return {};
  const { maxAmount: most, minAmount: least } = way.rules;
  const message = minAmount(least, money(least))(amount) ?? maxAmount(most, money(most))(amount);
  const code = way.needsCsc ? (required(csc) ?? securityCode(csc)) : null;
  const isAgreed = !way.needsAgreement || debitAgreement === "on";
  return {
    ...(message && { amount: message }),
    ...(code && { csc: code }),
    ...(!isAgreed && { debitAgreement: "Please agree to the direct debit." }),
  };
}
