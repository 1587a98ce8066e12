// Defines a form: its fields, their rules and the procedure it calls. The page, the script and the island share the
// definition.

import type { Problem } from "#gateway/foundation/problem.ts";
import type { InputOf, ProcedurePath as Path } from "#gateway/gateway.ts";
import { type FormRule, fieldErrors } from "#gateway/rules/form.ts";
import { type TypedAs, typed } from "#gateway/rules/typed-text.ts";
import { required, terms } from "#gateway/rules/validators.ts";
import { market } from "#site/lib/format/locale.ts";
import { currencySign } from "#site/lib/format/money.ts";
import type { ToastId } from "#site/lib/shell/toasts/toast-messages.ts";
import type { FieldLook } from "#site/ui/form/form.ts";

export type { InputOf, OutputOf, ProcedurePath as Path } from "#gateway/gateway.ts";
export type Values = Record<string, string>;
export type FieldErrors = Partial<Record<string, string>>;

/** Passwords and codes are never written back into a page; checkboxes are booleans. */
export type FieldSpec = Omit<FieldLook, "required"> & {
  /** Checked in order; the first message is shown. `required` or `terms` makes the field required. */
  rules?: readonly FormRule[];
  /** How the text is read, where its kind does not say it. */
  typedAs?: TypedAs;
  /** A text that is never written back into a page, like passwords and codes. */
  secret?: true;
  /** Adds "(optional)" to the label. */
  optional?: true;
  /** What differs on a British site. */
  british?: Partial<FieldLook>;
};

type FieldName<P extends Path> = keyof NonNullable<InputOf<P>> & string;

export type Form<P extends Path = Path> = {
  /** The `data-form` attribute, by which the script finds the form. */
  name: string;
  procedure: P;
  fields: { readonly [Name in FieldName<P>]?: FieldSpec };
  /** The label of the button, unless it depends on the page. */
  submit?: string;
  /** Shows an error only at its field and focuses it, without a summary. For forms of one or two fields. */
  isShort?: true;
  /** Codes of refusals that the page explains outside the summary, which then does not repeat them. */
  explainedCodes?: readonly Problem["code"][];
  /** Sends an idempotency key. A retry after a lost response uses the same key. */
  isIdempotent?: true;
  /** Asks before leaving the page with unsaved changes. */
  warnsWhenDirty?: true;
  /** Returns why the form cannot be sent yet. Without JavaScript it can always be sent; the response lists the errors. */
  blockedBy?: (values: Values) => string | null;
  /** Returns the errors by field, for refusals that name no field. */
  errorsOf?: (problem: Problem) => FieldErrors;
  /** The toast shown on the next page after a success. */
  toast?: ToastId & ("toast.passwordSaved" | "toast.detailsUpdated");
};

/** Defines a form for `procedure`. A field that the procedure does not accept does not compile. */
export const defineForm = <P extends Path>(procedure: P, form: Omit<Form<P>, "procedure">): Form<P> => ({
  procedure,
  ...form,
});

/** A form's messages and values after a submission. */
export type FormState = {
  values: Values;
  errors: FieldErrors;
  problem: Problem | null;
  /** Where the customer finds the one-time code. If set, the form asks for the code with the next submission. */
  codeHint?: string | undefined;
};
export const untouched: FormState = { values: {}, errors: {}, problem: null };

type AnyForm = Pick<Form, "fields">;
/** Returns the fields by name, for any procedure, in the language of the site. */
export function fieldsOf({ fields }: AnyForm): Readonly<Record<string, FieldSpec>> {
  const { locale } = market();
  return Object.fromEntries(
    Object.entries(fields as Readonly<Record<string, FieldSpec>>).map(([name, { british, ...field }]) => {
      const sign = field.kind === "currency" ? { sign: currencySign() } : {};
      return [name, { ...field, ...sign, ...(locale === "en-GB" ? british : {}) }];
    }),
  );
}
/** How the text of a kind is read. Of others, such as dates and passwords, nothing is changed. */
const TYPED_AS: { readonly [Kind in NonNullable<FieldSpec["kind"]>]?: TypedAs } = {
  text: "line",
  textarea: "line",
  email: "email",
  phone: "phone",
  postcode: "postCode",
  currency: "amount",
  code: "digits",
};

/** Returns the values as the customer means them: "$1,000.50 " is the amount 1000.50. Fields of the page keep what was typed. */
export function readValues(form: AnyForm, values: Values): Values {
  const read = Object.entries(fieldsOf(form)).flatMap(([name, { kind = "text", typedAs = TYPED_AS[kind] }]) => {
    const value = values[name];
    return typedAs && value !== undefined ? [[name, typed[typedAs](value)]] : [];
  });
  return { ...values, ...Object.fromEntries(read) };
}

const isSecret = ({ kind, secret }: FieldSpec) => secret === true || kind === "password" || kind === "code";

/** Returns the submitted text of each field; the last value of a name wins. */
export const valuesOf = (data: FormData): Values =>
  Object.fromEntries([...data].filter((entry): entry is [string, string] => typeof entry[1] === "string"));

/** Returns the values that may be written back into a page: the form's own fields, without secrets. */
export const keptValues = (form: AnyForm, values: Values): Values =>
  Object.fromEntries(
    Object.entries(fieldsOf(form)).flatMap(([name, field]) =>
      values[name] === undefined || isSecret(field) ? [] : [[name, values[name]]],
    ),
  );

/** Returns the first error of each invalid field. `today` is the shop's date (YYYY-MM-DD). */
export function errorsIn(form: AnyForm, values: Values, today: string): FieldErrors {
  const rules = Object.entries(fieldsOf(form)).map(([name, field]) => [name, field.rules ?? []] as const);
  return fieldErrors(Object.fromEntries(rules), values, today);
}

export const hasErrors = (errors: FieldErrors) => Object.values(errors).some(Boolean);

/** Returns the procedure's input: checkboxes as booleans, without empty texts. */
export function inputOf<P extends Path>(form: Form<P>, values: Values): InputOf<P> {
  const entries = Object.entries(fieldsOf(form)).flatMap(([name, { kind }]) => {
    if (kind === "checkbox") return [[name, values[name] === "on"]];
    return values[name] ? [[name, values[name]]] : [];
  });
  return Object.fromEntries(entries) as InputOf<P>;
}

/** Returns whether the field needs the `required` attribute. */
export const isRequired = ({ rules = [] }: FieldSpec) => rules.includes(required) || rules.includes(terms);
