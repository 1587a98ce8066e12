import { defineForm } from "#site/lib/form/form.ts";

const hidden = { kind: "hidden", label: "" } as const;

/** Confirms a withdrawal whose amount and account are chosen. */
export const withdrawForm = defineForm("withdrawals.create", {
  name: "withdraw",
  isShort: true,
  isIdempotent: true,
  fields: { amount: hidden, payeeId: hidden, method: hidden, bankType: hidden },
});
