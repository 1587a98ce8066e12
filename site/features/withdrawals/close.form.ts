import { required } from "#gateway/rules/validators.ts";
import { closingFields } from "#site/lib/form/closing.ts";
import { defineForm } from "#site/lib/form/form.ts";
import type { Payee } from "./payees.ts";

/** Withdraws everything to one of the payees and closes the account. The payee's method and type are not typed. */
export const withdrawAndCloseForm = (payees: readonly Pick<Payee, "id" | "name" | "hint">[]) =>
  defineForm("withdrawals.createAndClose", {
    name: "withdraw-and-close",
    submit: "Withdraw everything and close",
    isIdempotent: true,
    fields: {
      payeeId: {
        kind: "radio",
        label: "Pay to",
        rules: [required],
        options: payees.map(({ hint, id, name }) => ({ value: id, label: name, hint })),
      },
      ...closingFields,
    },
  });

/** Adds what the payee itself determines to a posted form. */
export function withPayee(data: FormData, payees: readonly Payee[]): FormData {
  const payee = payees.find(({ id }) => id === data.get("payeeId"));
  if (payee) data.set("method", payee.method);
  if (payee?.bankType) data.set("bankType", payee.bankType);
  return data;
}
