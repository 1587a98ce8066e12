import { currency, required } from "#gateway/rules/validators.ts";
import { defineForm } from "#site/lib/form/form.ts";
import { fieldErrorsOf } from "#site/lib/form/summary.ts";

/** Gives up a deposit that waits for a bank transfer. */
export const cancelDepositForm = defineForm("deposits.cancel", {
  name: "cancel-deposit",
  isShort: true,
  fields: { depositId: { kind: "hidden", label: "" } },
});

/** Deposits into the wallet, without a purchase. The payment method is not a field: the form posts its option as `way`. */
export const depositForm = defineForm("deposits.create", {
  name: "deposit",
  isShort: true,
  isIdempotent: true,
  fields: { amount: { kind: "currency", label: "Amount", rules: [required, currency], autoComplete: "off" } },
  // The service refuses the payment, not a field of it.
  errorsOf: (problem) => (problem.code === "deposit_limit" ? { amount: problem.message } : fieldErrorsOf(problem)),
});
