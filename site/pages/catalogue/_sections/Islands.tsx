import { useState } from "react";
import { Button } from "#site/ui/button/Button.tsx";
import { Dialog } from "#site/ui/dialog/Dialog.tsx";
import { Alert } from "#site/ui/feedback/Alert.tsx";
import { Badge } from "#site/ui/feedback/Badge.tsx";
import { FormSummary } from "#site/ui/feedback/FormSummary.tsx";
import { Checkbox, RadioGroup } from "#site/ui/field/Choice.tsx";
import { Field } from "#site/ui/field/Field.tsx";
import { PasswordField } from "#site/ui/field/PasswordField.tsx";
import { SelectField } from "#site/ui/field/SelectField.tsx";
import { OfferArt } from "#site/ui/offer/OfferArt.tsx";
import { Ticket } from "#site/ui/ticket/Ticket.tsx";

const FUNDS = [
  { value: "wallet", label: "Wallet" },
  { value: "card", label: "Card" },
];

/** The React versions of the pieces, with something behind every handler. */
export function Islands() {
  const [asks, setAsks] = useState(false);
  const [alertShown, setAlertShown] = useState(true);
  const [fund, setFund] = useState("wallet");

  return (
    <div className="card stack">
      {alertShown && <Alert title="An alert that closes" onClose={() => setAlertShown(false)} />}
      <FormSummary problems={[{ message: "This field is required", field: "island-name" }]} />
      <div className="form-grid form-grid--two">
        <Field name="island-name" label="Name" error="This field is required" />
        <Field name="island-amount" label="Amount" type="currency" hint="Up to $1,000.00" />
        <SelectField name="island-fund" label="Fund" options={FUNDS} />
        <PasswordField name="island-password" label="Password" />
        <RadioGroup name="island-pay" label="Pay with" options={FUNDS} value={fund} onChoose={setFund} />
        <Checkbox name="island-terms" hint="You can change this later.">
          Send me results by email
        </Checkbox>
      </div>
      <div className="cluster">
        <Button onClick={() => setAsks(true)}>Ask</Button>
        <Button loading>Paying</Button>
        <Button variant="secondary" disabledReason="Choose a draw first.">
          Add
        </Button>
        <Badge tone="success">Paid by {fund}</Badge>
      </div>
      <Ticket size="row" family="membership" title="Daily Winners" stub={<Badge tone="gold">Member</Badge>} />
      <div className="family-social">
        <OfferArt seed="islands" />
      </div>
      <Dialog open={asks} title="A dialog of an island" onClose={() => setAsks(false)}>
        <p>Esc closes it, and focus goes back to where it was.</p>
      </Dialog>
    </div>
  );
}
