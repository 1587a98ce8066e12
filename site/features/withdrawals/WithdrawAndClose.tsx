import { useState } from "react";
import { type FormState, inputOf } from "#site/lib/form/form.ts";
import { useForm } from "#site/lib/form/use-form.ts";
import { signIn } from "#site/lib/gateway/sign-in.ts";
import { href } from "#site/lib/href.ts";
import { Form } from "#site/ui/form/Form.tsx";
import { withdrawAndCloseForm } from "./close.form.ts";
import type { Payee } from "./payees.ts";

type Props = {
  payees: readonly Payee[];
  action: string;
  before: FormState;
  idempotencyKey: string;
};

/** Withdraws the whole balance and closes the account once it is paid. */
export function WithdrawAndClose({ payees, action, before, idempotencyKey }: Props) {
  const [form] = useState(() => withdrawAndCloseForm(payees));
  const { view, formProps } = useForm(form, before, {
    async build(values) {
      const payee = payees.find(({ id }) => id === values["payeeId"]) ?? payees[0];
      return {
        ...inputOf(form, values),
        method: payee?.method ?? "tt",
        ...(payee?.bankType && { bankType: payee.bankType }),
      };
    },
    succeed({ id, isPaid }) {
      location.assign(
        isPaid ? href("close-my-account-success") : href("my-account-withdraw-details", { withdrawID: id }),
      );
      return "leaves";
    },
    refuse: signIn,
  });
  return (
    <Form
      {...view}
      {...formProps}
      action={action}
      labelledBy="withdraw-and-close"
      top={<input type="hidden" name="idempotencyKey" value={idempotencyKey} />}
      submit="Withdraw everything and close"
    />
  );
}
