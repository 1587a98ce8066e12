import { type ReactNode, useEffect, useRef, useState } from "react";
import { type FormState, untouched } from "#site/lib/form/form.ts";
import { IslandForm } from "#site/lib/form/IslandForm.tsx";
import { Alert } from "#site/ui/feedback/Alert.tsx";
import { SelectField } from "#site/ui/field/SelectField.tsx";
import { isAwaited, isChecked, type MethodType, purposesOf, statusOf, type Verification } from "./methods.ts";
import { useVerification } from "./use-verification.ts";
import { automaticForm, bankForm, type Change, type LicenceState, licenceFormOf } from "./verification.form.ts";

type Before = { of: Change; state: FormState };
type Props = {
  initial: Verification;
  licences: readonly LicenceState[];
  /** The state of the customer's address. */
  region: string;
  hasBank: boolean;
  hrefs: { here: string; details: string; upload: string; signedForm: string };
  /** What a plain form post left: a refused form, or the address of the bank's page. */
  before?: Before | undefined;
  bankUrl?: string | undefined;
};

/** The ways to verify the account. Shows results as they arrive. */
export function VerifyAccount({ initial, licences, region, hasBank, hrefs, before, bankUrl }: Props) {
  const { state, isSlow, setState } = useVerification(initial);
  const status = useRef<HTMLDivElement>(null);
  const [starts, setStarts] = useState(0);
  useEffect(() => {
    if (starts > 0) status.current?.focus();
  }, [starts]);
  const onStart = (next: Verification) => {
    setState(next);
    setStarts((count) => count + 1);
  };
  const isOpen = (type: MethodType) => {
    const now = statusOf(state, type);
    return now === "not_attempted" || now === "attempted";
  };
  const purposes = purposesOf(state);
  const parts = { here: hrefs.here, before, onStart };
  const canTry = !state.isVerified && !isAwaited(state);
  return (
    <div className="stack stack--loose">
      <div className="stack" ref={status} tabIndex={-1} role="status">
        <Status state={state} isSlow={isSlow} hasFailed={starts > 0 || initial !== state} />
      </div>
      {!state.isVerified && purposes && <p>You need a verified account to {purposes}.</p>}
      {canTry && statusOf(state, "auto_verification") === "not_attempted" && (
        <Method
          title="Verify with your details"
          text="We check your name, date of birth and address. It takes seconds."
        >
          <p>
            <a href={hrefs.details}>Check your details</a> first: you have one try.
          </p>
          <StartForm {...parts} />
        </Method>
      )}
      {canTry && isOpen("connect_id") && hasBank && (
        <Method
          title="Verify with your bank"
          text="Your bank tells us your name and date of birth. It tells us nothing about your money."
        >
          {bankUrl ? (
            <p>
              <a href={bankUrl}>Continue to your bank</a>
            </p>
          ) : (
            <BankForm {...parts} />
          )}
        </Method>
      )}
      {canTry && isOpen("drivers_licence") && licences.length > 0 && (
        <Method
          title="Verify with your driver's licence"
          text="We compare the numbers with the register. You have three tries a day."
        >
          <Licence licences={licences} region={region} {...parts} />
        </Method>
      )}
      {!state.isVerified && statusOf(state, "photo_id_upload") !== "disabled" && (
        <Method
          title="Send a photo of your ID"
          text="A passport or a licence, as a picture or a PDF. A person checks it within two days."
        >
          <Earlier status={statusOf(state, "photo_id_upload")} />
          <p>
            <a href={hrefs.upload}>Send a photo of your ID</a>
          </p>
        </Method>
      )}
      {!state.isVerified && statusOf(state, "pdf_form") !== "disabled" && (
        <Method
          title="Send a signed form"
          text="For those without an ID: print the form, sign it before a witness, and send a scan of it. If a line is blank, fill it in by hand: we can't print every script."
        >
          <p>
            <a href={`${hrefs.here}?form=pdf`} download="drawcard-verification.pdf">
              Download the form (PDF)
            </a>
          </p>
          <Earlier status={statusOf(state, "pdf_form")} />
          <p>
            <a href={hrefs.signedForm}>Send the signed form</a>
          </p>
        </Method>
      )}
    </div>
  );
}

function Status({ state, isSlow, hasFailed }: { state: Verification; isSlow: boolean; hasFailed: boolean }) {
  if (state.isVerified) {
    return (
      <Alert level="success" title="Your account is verified">
        <p>There is nothing else to do. If you move to another region, we need to verify you again.</p>
      </Alert>
    );
  }
  if (isAwaited(state)) {
    return (
      <Alert level="info" title="We are checking your details">
        <p>
          {isSlow
            ? "This takes longer than usual. You can leave this page: we email you the result."
            : "This takes a few seconds."}
        </p>
      </Alert>
    );
  }
  const failed = hasFailed && state.verification.methods.some(({ status }) => status === "attempted");
  return (
    <>
      {failed && (
        <Alert level="warning" title="We could not match your details">
          <p>Please check them, or try another way.</p>
        </Alert>
      )}
      {isChecked(state) && (
        <Alert level="info" title="We have your documents">
          <p>A person checks them within two days. We email you the result.</p>
        </Alert>
      )}
    </>
  );
}

const Method = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <section className="card stack" aria-label={title}>
    <h2>{title}</h2>
    <p>{text}</p>
    {children}
  </section>
);

/** Says that an uploaded document was checked. The mail gave the result and its reason. */
const Earlier = ({ status }: { status: ReturnType<typeof statusOf> }) =>
  status === "attempted" && <p className="soft">We have checked the one you sent earlier. You can send a new one.</p>;

type FormProps = { here: string; before: Before | undefined; onStart: (state: Verification) => void };

const stateOf = (before: Before | undefined, change: Change) => (before?.of === change ? before.state : untouched);

function StartForm({ here, before, onStart }: FormProps) {
  return (
    <IslandForm
      form={automaticForm}
      before={stateOf(before, "automatic")}
      succeed={(next) => {
        onStart(next);
        return "stays";
      }}
      action={`${here}?change=automatic`}
      label="Verify with your details"
    />
  );
}

function BankForm({ here, before }: FormProps) {
  return (
    <IslandForm
      form={bankForm}
      before={stateOf(before, "bank")}
      succeed={({ redirectUrl }) => {
        location.assign(redirectUrl);
        return "leaves";
      }}
      action={`${here}?change=bank`}
      label="Verify with your bank"
    />
  );
}

function Licence({ licences, region, before, ...parts }: FormProps & Pick<Props, "licences" | "region">) {
  const posted = before?.of === "licence" ? before.state.values["state"] : undefined;
  const [chosen, setChosen] = useState(posted ?? region);
  const licence = licences.find(({ state }) => state === chosen) ?? licences[0];
  if (!licence) return null;
  const choice = (
    <SelectField
      name="state"
      key="state"
      id="field-licence-state"
      label="State of the licence"
      options={licences.map(({ state }) => ({ value: state, label: state }))}
      value={licence.state}
      onChange={({ currentTarget }) => setChosen(currentTarget.value)}
    />
  );
  const own = posted === licence.state ? before : undefined;
  return <LicenceForm key={licence.state} licence={licence} choice={choice} before={own} {...parts} />;
}

function LicenceForm({
  licence,
  choice,
  here,
  before,
  onStart,
}: FormProps & { licence: LicenceState; choice: ReactNode }) {
  const state = stateOf(before, "licence");
  return (
    <IslandForm
      form={licenceFormOf(licence)}
      before={{ ...state, values: { ...state.values, state: licence.state } }}
      succeed={(next) => {
        onStart(next);
        return "stays";
      }}
      action={`${here}?change=licence`}
      label="Verify with your driver's licence"
      draw={{ state: () => choice }}
    />
  );
}
