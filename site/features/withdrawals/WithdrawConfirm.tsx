import type { FormState } from "#site/lib/form/form.ts";
import { useForm } from "#site/lib/form/use-form.ts";
import { signIn } from "#site/lib/gateway/sign-in.ts";
import { href } from "#site/lib/href.ts";
import { Form } from "#site/ui/form/Form.tsx";
import { withdrawForm } from "./withdraw.form.ts";

type Props = {
  /** The chosen amount and payee, and the refusal of a plain post. */
  state: FormState;
  action: string;
  /** "Withdraw $20.00". */
  submit: string;
  idempotencyKey: string;
};

/** Confirms a withdrawal, then shows its details. */
export function WithdrawConfirm({ state, action, submit, idempotencyKey }: Props) {
  const { view, formProps } = useForm(withdrawForm, state, {
    succeed({ id }) {
      location.assign(href("my-account-withdraw-details", { withdrawID: id }));
      return "leaves";
    },
    refuse: (problem) => signIn(problem, action),
  });
  const problem = Object.values(view.errors).find(Boolean);
  return (
    <Form
      {...view}
      {...formProps}
      action={action}
      labelledBy="confirm-title"
      top={
        <>
          <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
          {problem && (
            <p role="alert" className="field__error">
              {problem}
            </p>
          )}
        </>
      }
      submit={submit}
    />
  );
}
