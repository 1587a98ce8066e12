import { type FormState, inputOf } from "#site/lib/form/form.ts";
import { IslandForm } from "#site/lib/form/IslandForm.tsx";
import { href } from "#site/lib/href.ts";
import { withdrawAndCloseForm } from "./close.form.ts";
import type { Payee } from "./payees.ts";

type Props = {
  payees: readonly Payee[];
  action: string;
  before: FormState;
  idempotencyKey: string;
  /** The page that says the account is closed. */
  closedHref: string;
};

/** Withdraws the whole balance and closes the account once it is paid. */
export function WithdrawAndClose({ payees, action, before, closedHref, idempotencyKey }: Props) {
  const form = withdrawAndCloseForm(payees);
  return (
    <IslandForm
      form={form}
      before={before}
      build={async (values) => {
        const payee = payees.find(({ id }) => id === values["payeeId"]) ?? payees[0];
        return {
          ...inputOf(form, values),
          method: payee?.method ?? "tt",
          ...(payee?.bankType && { bankType: payee.bankType }),
        };
      }}
      succeed={({ id, isPaid }) => {
        location.assign(isPaid ? closedHref : href("my-account-withdraw-details", { withdrawID: id }));
        return "leaves";
      }}
      action={action}
      labelledBy="withdraw-and-close"
      top={<input type="hidden" name="idempotencyKey" value={idempotencyKey} />}
    />
  );
}
