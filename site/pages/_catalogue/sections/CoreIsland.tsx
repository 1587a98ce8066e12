import { type SyntheticEvent, useState } from "react";
import { Button } from "#site/ui/button/Button.tsx";
import { Alert } from "#site/ui/feedback/Alert.tsx";
import { FormSummary } from "#site/ui/feedback/FormSummary.tsx";
import { CodeField } from "#site/ui/field/CodeField.tsx";
import { Field } from "#site/ui/field/Field.tsx";
import { PasswordField } from "#site/ui/field/PasswordField.tsx";

/** Fields with behaviour of their own. The page shows them static and in the island. */
export function CoreFields({ prefix }: { prefix: string }) {
  return (
    <form className="stack" aria-label={`${prefix} fields`}>
      <PasswordField name={`${prefix}-password`} label="Password" />
      <CodeField name={`${prefix}-code`} label="One-time code" hint="Six digits" autoSubmit />
    </form>
  );
}

/** Components that act in an island. */
export function CoreIsland() {
  const [presses, setPresses] = useState(0);
  const [isShown, setIsShown] = useState(true);
  const [attempt, setAttempt] = useState(0);
  const press = () => setPresses(presses + 1);
  function check(event: SyntheticEvent) {
    event.preventDefault();
    setAttempt(attempt + 1);
  }
  return (
    <div className="stack" data-island>
      <div className="cluster">
        <Button icon="dice" onClick={press}>
          Quick-pick
        </Button>
        <Button icon="dice" loading onClick={press}>
          Paying
        </Button>
        <Button variant="secondary" disabledReason="Choose a draw first." onClick={press}>
          Add
        </Button>
        <output>{presses} presses</output>
      </div>
      {isShown && (
        <Alert level="success" onClose={() => setIsShown(false)}>
          <p>Your details have been successfully updated.</p>
        </Alert>
      )}
      <Alert level="warning" title="Spend limit">
        <p>You have $4.20 left to spend this week.</p>
      </Alert>
      <CoreFields prefix="island" />
      <form className="stack" onSubmit={check}>
        {attempt > 0 && (
          <FormSummary
            problems={[{ message: "Please enter a valid email address", field: "email" }]}
            attempt={attempt}
          />
        )}
        <Field name="email" label="Email" type="email" />
        <Button type="submit">Check</Button>
      </form>
    </div>
  );
}
