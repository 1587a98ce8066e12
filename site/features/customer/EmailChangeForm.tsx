import { useState } from "react";
import type { FormState } from "#site/lib/form/form.ts";
import { useForm } from "#site/lib/form/use-form.ts";
import { signIn } from "#site/lib/gateway/sign-in.ts";
import { Alert } from "#site/ui/feedback/Alert.tsx";
import { Form } from "#site/ui/form/Form.tsx";
import { emailChangeForm } from "./email-change.form.ts";

type Props = {
  action: string;
  /** The posted values after a refused plain post. */
  before: FormState;
  /** Whether a link was just sent, by a plain post. */
  wasSent: boolean;
};

/** Asks for a new email. Shows the same whether or not the email is free. */
export function EmailChangeForm({ action, before, wasSent }: Props) {
  const [isSent, setSent] = useState(wasSent);
  const { view, formProps } = useForm(emailChangeForm, before, {
    succeed() {
      setSent(true);
      return "stays";
    },
    refuse: (problem) => signIn(problem),
  });
  return (
    <section className="card stack" aria-labelledby="change-email">
      <h2 id="change-email">Change your email</h2>
      {isSent ? (
        <Alert level="success" title="Check your new mailbox" live>
          <p>We sent a link to your new email. It works once, for an hour. Until you open it, you log in as before.</p>
        </Alert>
      ) : (
        <>
          <p>We send a link to the new email, and a notice to your current one.</p>
          <Form {...view} {...formProps} action={action} labelledBy="change-email" submit="Send link" />
        </>
      )}
    </section>
  );
}
