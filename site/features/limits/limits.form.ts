// The forms of a spend limit: the first of a period, a change, and its removal.
import { currency, required } from "#gateway/rules/validators.ts";
import { defineForm } from "#site/lib/form/form.ts";

const limitFields = {
  period: { kind: "hidden", label: "" },
  limit: { kind: "currency", label: "Limit", rules: [required, currency], maxLength: 10 },
} as const;

export const setLimitForm = defineForm("limits.setSpend", {
  name: "set-limit",
  submit: "Set limit",
  isShort: true,
  fields: limitFields,
});
export const editLimitForm = defineForm("limits.editSpend", {
  name: "edit-limit",
  submit: "Change limit",
  isShort: true,
  fields: limitFields,
});
export const removeLimitForm = defineForm("limits.deleteSpend", {
  name: "remove-limit",
  submit: "Remove limit after 7 days",
  isShort: true,
  fields: { spendLimitId: { kind: "hidden", label: "" } },
});

export const setDepositForm = defineForm("limits.setDeposit", {
  name: "set-deposit-limit",
  submit: setLimitForm.submit,
  isShort: true,
  fields: { limit: limitFields.limit },
});
export const removeDepositForm = defineForm("limits.deleteDeposit", {
  name: "remove-deposit-limit",
  submit: "Remove limit after 7 days",
  isShort: true,
  fields: {},
});

/** The names of the forms' targets, as the query parameter `change` of their action. */
export const CHANGES = { set: setLimitForm, edit: editLimitForm, remove: removeLimitForm } as const;
export type Change = keyof typeof CHANGES;
