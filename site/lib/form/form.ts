// What a form is: its fields with their rules, and the procedure that takes them. Written once; the page, the script and the
// island all read it.
import type { InputOf, ProcedurePath as Path } from "#gateway/gateway.ts";
import type { Problem } from "#gateway/problem.ts";
import { type FormRule, fieldErrors } from "#gateway/rules/form.ts";
import { required, terms } from "#gateway/rules/validators.ts";
import type { ToastId } from "#site/lib/shell/toasts/toast-messages.ts";
import type { FieldLook } from "#site/ui/form/form.ts";

export type { InputOf, OutputOf, ProcedurePath as Path } from "#gateway/gateway.ts";
export type Values = Record<string, string>;
export type FieldErrors = Partial<Record<string, string>>;

/** Passwords and codes are never written back into a page; boxes are booleans. */
export type FieldSpec = Omit<FieldLook, "required"> & {
  /** Run in this order; the first message counts. With `required` or `terms` among them, the field is required. */
  rules?: readonly FormRule[];
  /** Adds "(optional)" to the label. */
  optional?: true;
};

type FieldName<P extends Path> = keyof NonNullable<InputOf<P>> & string;

export type Form<P extends Path = Path> = {
  /** What its script finds it by. */
  name: string;
  procedure: P;
  fields: { readonly [Name in FieldName<P>]?: FieldSpec };
  /** Shows a wrong field at the field only and focuses it, instead of listing it above. For forms of one or two fields. */
  isShort?: true;
  /** Sends an idempotency key, and repeats an attempt that got no answer under the same key. */
  isIdempotent?: true;
  /** Asks before the page is left with changes that were not saved. */
  warnsWhenDirty?: true;
  /** Why it cannot be sent yet. Without a script it always can, and the answer says what is missing. */
  blockedBy?: (values: Values) => string | null;
  /** Which field a refusal belongs to, where the service names none. */
  errorsOf?: (problem: Problem) => FieldErrors;
  /** Shown on the page a success leads to. */
  toast?: ToastId & ("toast.passwordSaved" | "toast.detailsUpdated");
};

/** A form for `procedure`. A field that the procedure does not take does not compile. */
export const defineForm = <P extends Path>(procedure: P, form: Omit<Form<P>, "procedure">): Form<P> => ({
  procedure,
  ...form,
});

/** What a form shows after it was sent: the messages, and what was typed. */
export type FormState = {
  values: Values;
  errors: FieldErrors;
  problem: Problem | null;
  /** The form is sent again together with a one-time code; this says where the customer finds it. */
  codeHint?: string | undefined;
};
export const untouched: FormState = { values: {}, errors: {}, problem: null };

type AnyForm = Pick<Form, "fields">;
/** The fields by name, whatever the procedure. */
export const fieldsOf = ({ fields }: AnyForm) => fields as Readonly<Record<string, FieldSpec>>;
const isSecret = ({ kind }: FieldSpec) => kind === "password" || kind === "code";

/** The texts of a form as sent, by field; the last one of a name counts. */
export const valuesOf = (data: FormData): Values =>
  Object.fromEntries([...data].filter((entry): entry is [string, string] => typeof entry[1] === "string"));

/** What may be written back into a page: the form's own fields, without secrets. */
export const keptValues = (form: AnyForm, values: Values): Values =>
  Object.fromEntries(
    Object.entries(fieldsOf(form)).flatMap(([name, field]) =>
      values[name] === undefined || isSecret(field) ? [] : [[name, values[name]]],
    ),
  );

/** The first message of each field that breaks a rule on `today` (YYYY-MM-DD, the shop's date). */
export function errorsIn(form: AnyForm, values: Values, today: string): FieldErrors {
  const rules = Object.entries(fieldsOf(form)).map(([name, field]) => [name, field.rules ?? []] as const);
  return fieldErrors(Object.fromEntries(rules), values, today);
}

export const hasErrors = (errors: FieldErrors) => Object.values(errors).some(Boolean);

/** The procedure's input: boxes are booleans, and an empty text is left out. */
export function inputOf<P extends Path>(form: Form<P>, values: Values): InputOf<P> {
  const entries = Object.entries(fieldsOf(form)).flatMap(([name, { kind }]) => {
    if (kind === "checkbox") return [[name, values[name] === "on"]];
    return values[name] ? [[name, values[name]]] : [];
  });
  return Object.fromEntries(entries) as InputOf<P>;
}

/** Whether an empty field is refused, for the `required` attribute. */
export const isRequired = ({ rules = [] }: FieldSpec) => rules.includes(required) || rules.includes(terms);
