import { type ReactNode, type SyntheticEvent, useState } from "react";
import type { Twin } from "#site/routes/catalogue.ts";
import { Button } from "#site/ui/button/Button.tsx";
import { DataTable } from "#site/ui/data/DataTable.tsx";
import { Dialog } from "#site/ui/dialog/Dialog.tsx";
import { Accordion } from "#site/ui/disclosure/Accordion.tsx";
import { TabSet } from "#site/ui/disclosure/TabSet.tsx";
import { Drawer } from "#site/ui/drawer/Drawer.tsx";
import { Alert } from "#site/ui/feedback/Alert.tsx";
import { Badge } from "#site/ui/feedback/Badge.tsx";
import { FormSummary } from "#site/ui/feedback/FormSummary.tsx";
import { Checkbox, RadioGroup } from "#site/ui/field/Choice.tsx";
import { CodeField } from "#site/ui/field/CodeField.tsx";
import { Field } from "#site/ui/field/Field.tsx";
import { FileField } from "#site/ui/field/FileField.tsx";
import { PasswordField } from "#site/ui/field/PasswordField.tsx";
import { SelectField } from "#site/ui/field/SelectField.tsx";
import { TextArea } from "#site/ui/field/TextArea.tsx";
import { Menu } from "#site/ui/menu/Menu.tsx";
import { Link } from "#site/ui/nav/Link.tsx";
import { Popover } from "#site/ui/popover/Popover.tsx";
import { DIVISIONS, FUNDS, TICKET_MENU } from "./core-examples.ts";

function Buttons() {
  const [pays, setPays] = useState(0);
  return (
    <div className="cluster">
      <Button icon="dice" onClick={() => setPays(pays + 1)}>
        Quick-pick
      </Button>
      <Button icon="dice" loading onClick={() => setPays(pays + 1)}>
        Paying
      </Button>
      <Button variant="secondary" disabledReason="Choose a draw first." onClick={() => setPays(pays + 1)}>
        Add
      </Button>
      <output>{pays} presses</output>
    </div>
  );
}

function Closable() {
  const [isShown, setIsShown] = useState(true);
  return (
    <div className="stack">
      {isShown && (
        <Alert level="success" onClose={() => setIsShown(false)}>
          <p>Your details have been successfully updated.</p>
        </Alert>
      )}
      <Alert level="warning" title="Spend limit">
        <p>You have $4.20 left to spend this week.</p>
      </Alert>
    </div>
  );
}

function Code() {
  const [sent, setSent] = useState("");
  const send = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(String(new FormData(event.currentTarget).get("island-code")));
  };
  return (
    <form className="stack" onSubmit={send}>
      <CodeField name="island-code" label="One-time code" hint="Six digits" autoSubmit />
      <output>{sent && `Sent ${sent}`}</output>
    </form>
  );
}

function Asking() {
  const [open, setOpen] = useState<"dialog" | "drawer" | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="cluster">
      <Button variant="secondary" onClick={() => setOpen("dialog")}>
        A dialog
      </Button>
      <Button variant="secondary" onClick={() => setOpen("drawer")}>
        A drawer
      </Button>
      <Dialog open={open === "dialog"} title="Remove this ticket?" onClose={close}>
        <p>Monday Lotto, 18 games.</p>
      </Dialog>
      <Drawer open={open === "drawer"} side="end" title="Your tickets" onClose={close}>
        <p>Two tickets for Thursday.</p>
      </Drawer>
    </div>
  );
}

function Summary() {
  const [attempt, setAttempt] = useState(0);
  const problems = [{ message: "Please enter a valid email address", field: "island-email" }];
  function check(event: SyntheticEvent) {
    event.preventDefault();
    setAttempt(attempt + 1);
  }
  return (
    <form onSubmit={check}>
      <div className="stack">
        {attempt > 0 && <FormSummary problems={problems} attempt={attempt} />}
        <Field name="island-email" label="Email" type="email" />
        <Button type="submit">Check</Button>
      </div>
    </form>
  );
}

function Choosing() {
  const [chosen, setChosen] = useState("");
  return (
    <div className="cluster">
      <Menu label="Ticket" items={TICKET_MENU} onChoose={setChosen} />
      <output>{chosen}</output>
    </div>
  );
}

const TWINS: Record<Twin, () => ReactNode> = {
  button: Buttons,
  link: () => (
    <div className="cluster">
      <Link href="#buttons">In the shop</Link>
      <Link href="https://example.com/" away alone>
        Somewhere else
      </Link>
    </div>
  ),
  field: () => (
    <div className="form-grid form-grid--two">
      <Field name="island-amount" label="Amount" type="currency" hint="Between $10.00 and $1,000.00" />
      <Field name="island-phone" label="Phone" type="phone" error="Please enter a valid phone number" />
      <SelectField name="island-fund" label="Fund" options={FUNDS} placeholder="Choose a fund" />
      <PasswordField name="island-password" label="Password" />
      <TextArea name="island-comment" label="Comment" required={false} />
      <Checkbox name="island-terms" hint="You can change this later.">
        Send me results by email
      </Checkbox>
      <RadioGroup name="island-pay" label="Pay with" options={FUNDS} defaultValue="wallet" />
    </div>
  ),
  code: Code,
  file: () => <FileField name="island-file" label="Photo of your licence" hint="JPG or PNG" multiple sent={[0.4]} />,
  summary: Summary,
  alert: Closable,
  badge: () => <Badge tone="success">Paid</Badge>,
  dialog: Asking,
  popover: () => (
    <Popover label="What are the odds?" icon="info">
      <p>1 in 8,145,060 for one game of Division 1.</p>
    </Popover>
  ),
  menu: Choosing,
  tabs: () => (
    <TabSet
      label="Ways to play"
      tabs={[
        { id: "island-standard", label: "Standard", content: <p>Choose every number.</p> },
        { id: "island-system", label: "System", content: <p>Choose more numbers than a game has.</p> },
        { id: "island-pick", label: "Quick-pick", content: <p>Let chance choose.</p> },
      ]}
    />
  ),
  accordion: () => (
    <Accordion title="How do I get paid?" scroll>
      <p>Prizes go straight to your wallet after the draw is scored.</p>
    </Accordion>
  ),
  table: () => <DataTable {...DIVISIONS} />,
};

/** The React version of one component, shown next to the Astro one. */
export function CoreTwin({ part }: { part: Twin }) {
  return TWINS[part]();
}
