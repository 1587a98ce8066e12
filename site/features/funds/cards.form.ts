// The forms of the page Cards and accounts: a card, a PayPal account, a bank account, the default fund and a deletion.
import type { Problem } from "#gateway/foundation/problem.ts";
import { cardHolderName, currency, required } from "#gateway/rules/validators.ts";
import { defineForm } from "#site/lib/form/form.ts";
import { fieldErrorsOf } from "#site/lib/form/summary.ts";
import { type Fund, fundName } from "#site/lib/payment/fund-name.ts";
import { STATUSES } from "./fund-status.ts";

export const addCardForm = defineForm("funds.addCard", {
  name: "add-card",
  isShort: true,
  isIdempotent: true,
  fields: {
    amount: {
      kind: "currency",
      label: "Deposit with this card",
      hint: "A card is saved together with a deposit.",
      rules: [currency],
      autoComplete: "off",
    },
    isDefault: { kind: "checkbox", label: "Pay with this card by default" },
  },
});

export const addPayPalForm = defineForm("funds.addPayPal", {
  name: "add-paypal",
  submit: "Save PayPal account",
  isShort: true,
  fields: { nonce: { kind: "hidden", label: "" } },
});

/** A PayID that the service refuses is named by its wire field `code`. */
const bankErrors = (problem: Problem) => {
  const { code, ...others } = fieldErrorsOf(problem);
  return code ? { ...others, bankCode: code } : others;
};

export const BANK_TYPES = ["national", "international", "payid_email", "payid_phone"] as const;
export type BankType = (typeof BANK_TYPES)[number];

/** How each kind of bank account is named. */
export const BANK_NAMES: Record<BankType, string> = {
  national: "Bank account",
  international: "Overseas account",
  payid_email: "PayID by email",
  payid_phone: "PayID by phone",
};

/** What the code of each kind is. */
const BANK_CODES = {
  national: {
    label: "BSB",
    hint: "6 digits, such as 062-000.",
    british: { label: "Sort code", hint: "6 digits, such as 20-00-00." },
  },
  international: { label: "SWIFT code", hint: "8 or 11 letters and digits." },
  payid_email: { label: "Email address" },
  payid_phone: { label: "Phone number" },
} as const satisfies Record<BankType, object>;

/** `holder` is the customer's name, which the account must have. */
export const addBankForm = (type: BankType, holder = "") =>
  defineForm("funds.addBank", {
    name: "add-bank",
    submit: "Save bank account",
    fields: {
      type: { kind: "hidden", label: "" },
      accountName: {
        label: "Account name",
        hint: `As your bank has it. It must be in your name${holder && `, ${holder}`}.`,
        rules: [required, cardHolderName],
        autoComplete: "name",
        maxLength: 100,
      },
      bankCode: { ...BANK_CODES[type], rules: [required], maxLength: 254, autoComplete: "off" },
      accountNumber: { label: "Account number", maxLength: 34, autoComplete: "off" },
    },
    errorsOf: bankErrors,
  });

const setDefaultForm = defineForm("funds.setDefault", {
  name: "default-fund",
  isShort: true,
  fields: { fundId: { kind: "hidden", label: "" } },
});
const removeFundForm = defineForm("funds.remove", {
  name: "remove-fund",
  isShort: true,
  fields: { fundId: { kind: "hidden", label: "" } },
});

/** The names of the forms' targets, as the query parameter `change` of their action. */
export const CHANGES = {
  card: addCardForm,
  paypal: addPayPalForm,
  bank: addBankForm("national"),
  default: setDefaultForm,
  remove: removeFundForm,
  "remove-default": removeFundForm,
} as const;
export type Change = keyof typeof CHANGES;

const REMOVED = "It is deleted. Past payments stay in your transactions.";

const SAVED: Record<Exclude<Change, "remove-default">, string> = {
  card: "Your card is saved.",
  paypal: "Your PayPal account is saved.",
  bank: "Your bank account is saved.",
  default: "Your default is changed.",
  remove: REMOVED,
};

/** Returns the page at `here` with the notice of a change, which may have added a fund. */
export const changedHref = (here: string, change: Change, added: Partial<Fund> = {}) =>
  `${here}?changed=${change}${change === "bank" && added.id ? `&fund=${encodeURIComponent(added.id)}` : ""}#changed`;

/** What the page says after a change. */
export type Notice = { level: "success" | "info" | "warning" | "danger"; text: string };

/** Returns the notice of a change, which left these funds. A new bank account, `addedId`, may not be good for withdrawals. */
export function noticeOf(change: Change, funds: readonly Fund[], addedId: string | null = null): Notice {
  if (change === "remove-default") {
    const next = funds.find((fund) => fund.default);
    const text = next
      ? `Your default is now ${fundName(next)}.`
      : "You have no default now: choose how to pay when you next deposit or order.";
    return { level: "success", text: `${REMOVED} ${text}` };
  }
  const status = funds.find(({ id }) => id === addedId)?.verificationStatus;
  if (change !== "bank" || !status) return { level: "success", text: SAVED[change] };
  const { text, tone } = STATUSES[status];
  return { level: tone, text: `${SAVED.bank} ${text}` };
}
