import type { ReactNode, Ref, SubmitEvent } from "react";
import { Button } from "../button/Button.tsx";
import { Alert } from "../feedback/Alert.tsx";
import { FormSummary } from "../feedback/FormSummary.tsx";
import type { FormProblem } from "../feedback/feedback.ts";
import { CodeField } from "../field/CodeField.tsx";
import { Field } from "../field/Field.tsx";
import { FieldError } from "../field/FieldFrame.tsx";
import { Linked } from "../field/Linked.tsx";
import { FormField, type FormFieldProps } from "./FormField.tsx";
import type { FieldLook, FormSection, Links } from "./form.ts";
import { RECOVERY_FIELD } from "./recovery-field.ts";
import "./form.css";

export type FormProps = {
  name: string;
  fields: Readonly<Record<string, FieldLook>>;
  values: Readonly<Record<string, string>>;
  errors: Readonly<Partial<Record<string, string>>>;
  summary: { title: string; problems: readonly FormProblem[] } | null;
  /** Adds a field for a one-time code above the button, with a hint where to find the code. */
  codeHint?: string | undefined;
  /** Reserves a line below the button for the reason why it is disabled. */
  hasReason?: boolean;
  /** The label of the submit button. Without it the form renders its own button. */
  submit?: string;
  submitVariant?: "primary" | "secondary";
  /** A large button is as wide as the form. */
  submitSize?: "medium" | "large";
  /** Disables the button while the reason is obvious. */
  isIdle?: boolean;
  action?: string | undefined;
  label?: string;
  labelledBy?: string;
  sections?: readonly FormSection[];
  links?: Links;
  /** Data attributes for the form's script: `data-next`, `data-today`. */
  data?: Readonly<Record<`data-${string}`, string | undefined>>;
  /** Disables every field and shows why, in a message that takes the focus. */
  locked?: { isLocked: boolean; title: string; text: string };
  /** The field that takes the focus as the page opens, where nothing comes before the form; after a refusal, the first wrong one. */
  focus?: string | undefined;
  /** Custom renderers for fields, by name. */
  draw?: Readonly<Record<string, (field: FormFieldProps, errors: FormProps["errors"]) => ReactNode>>;
  /** Slots: above the fields, between the sections and the other fields, and below the button. */
  top?: ReactNode;
  middle?: ReactNode;
  foot?: ReactNode;
  /** Only in an island. Without these the form is static and includes the templates that its script needs. */
  formRef?: Ref<HTMLFormElement>;
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void;
  isBusy?: boolean;
  attempt?: number;
};

/** A form that works as a plain POST, with a script, and in an island. */
export function Form(props: FormProps) {
  const { name, fields, values, errors, summary, links, sections = [], locked, draw = {}, attempt = 0, isBusy } = props;
  const isIsland = props.onSubmit !== undefined;
  const inSections = new Set(sections.flatMap((section) => section.fields));
  const others = Object.keys(fields).filter((field) => !inSections.has(field));
  // A script focuses it where there is one.
  const firstWrong = isIsland || summary ? undefined : Object.keys(fields).find((field) => errors[field]);
  const fieldOf = (field: string) => {
    const look = fields[field];
    if (!look) return null;
    const isAnnounced = attempt > 0 && !summary;
    const parts = {
      name: field,
      look,
      value: values[field],
      error: errors[field],
      isAnnounced,
      links,
      takesFocus: field === (firstWrong ?? (Object.keys(errors).length === 0 ? props.focus : undefined)),
    };
    return draw[field]?.(parts, errors) ?? <FormField key={field} {...parts} />;
  };
  const body = (
    <>
      {sections.map(({ legend, fields: inside, note }) => (
        <fieldset className="form-grid form-grid--two" key={legend}>
          <legend className="form__legend">{legend}</legend>
          {inside.map(fieldOf)}
          {note && <p className="full">{note}</p>}
        </fieldset>
      ))}
      {props.middle}
      {others.length > 0 && <div className="stack form__rest">{others.map(fieldOf)}</div>}
      {props.codeHint && (
        <>
          <CodeField name="otp" label="6 digit code" hint={props.codeHint} error={errors["otp"]} />
          <Field {...RECOVERY_FIELD} name="recoveryCode" type="text" required={false} error={errors["recoveryCode"]} />
        </>
      )}
      {props.submit && (
        <div>
          <Button
            type="submit"
            variant={props.submitVariant ?? "primary"}
            size={props.submitSize ?? "large"}
            wide={props.submitSize !== "medium"}
            idle={props.isIdle ?? false}
            data-submit
            loading={isBusy ?? false}
            aria-describedby={props.hasReason ? `${name}-reason` : undefined}
          >
            {props.submit}
          </Button>
          {props.hasReason && <p className="button-reason" id={`${name}-reason`} role="status" data-reason />}
        </div>
      )}
      {props.foot}
    </>
  );

  return (
    <form
      className={sections.length > 0 ? "stack stack--loose form" : "stack form"}
      method="post"
      action={props.action}
      noValidate
      ref={props.formRef}
      onSubmit={props.onSubmit}
      aria-busy={isBusy || undefined}
      aria-label={props.label}
      aria-labelledby={props.labelledBy}
      data-form={name}
      {...props.data}
    >
      <div data-summary tabIndex={-1}>
        {summary && <FormSummary {...summary} attempt={attempt} />}
      </div>
      {props.top}
      {locked && (
        <div data-locked tabIndex={-1} hidden={!locked.isLocked}>
          <Alert level="danger" title={locked.title} live>
            <p>
              <Linked text={locked.text} links={links} />
            </p>
          </Alert>
        </div>
      )}
      {locked ? (
        <fieldset className="stack form__lock" disabled={locked.isLocked} data-lock>
          {body}
        </fieldset>
      ) : (
        body
      )}
      {!isIsland && <Pieces links={links} />}
    </form>
  );
}

/** The templates from which a static form's script builds its messages. */
function Pieces({ links = {} }: { links?: Links | undefined }) {
  return (
    <>
      <template data-template="summary">
        <Alert level="danger" title="Please check the form" live>
          <ul className="plain-list" />
        </Alert>
      </template>
      <template data-template="error">
        <FieldError error="" />
      </template>
      {Object.entries(links).map(([linkText, href]) => (
        <template data-template="link" key={linkText}>
          <a href={href}>{linkText}</a>
        </template>
      ))}
    </>
  );
}
