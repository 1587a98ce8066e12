import type { FormState } from "#site/lib/form/form.ts";
import { IslandForm } from "#site/lib/form/IslandForm.tsx";
import { signIn } from "#site/lib/gateway/sign-in.ts";
import { href } from "#site/lib/href.ts";
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
  return (
    <IslandForm
      form={withdrawForm}
      before={state}
      succeed={({ id }) => {
        location.assign(href("my-account-withdraw-details", { withdrawID: id }));
        return "leaves";
      }}
      refuse={(problem) => signIn(problem, action)}
      action={action}
      labelledBy="confirm-title"
      top={(errors) => {
        const problem = Object.values(errors).find(Boolean);
        return (
          <>
            <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
            {problem && (
              <p role="alert" className="field__error">
                {problem}
              </p>
            )}
          </>
        );
      }}
      submit={submit}
    />
  );
}
