import { useState } from "react";
import type { FormState } from "#site/lib/form/form.ts";
import { IslandForm } from "#site/lib/form/IslandForm.tsx";
import { Alert } from "#site/ui/feedback/Alert.tsx";
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
          <IslandForm
            form={emailChangeForm}
            before={before}
            succeed={() => {
              setSent(true);
              return "stays";
            }}
            action={action}
            labelledBy="change-email"
          />
        </>
      )}
    </section>
  );
}
