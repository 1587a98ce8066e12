/** The kinds of one-line field the shop asks for. */
export type FieldType = "text" | "email" | "phone" | "currency" | "postcode" | "date" | "number" | "code";
export type Option = { value: string; label: string; hint?: string | undefined };

/** What every field has, whatever its kind. */
export type FieldWords = {
  name: string;
  /** Needed when a page has the same field twice: ids must differ. */
  id?: string | undefined;
  label: string;
  hint?: string | undefined;
  /** The exact message of the validator or of the service. */
  error?: string | undefined;
  /** False adds "(optional)" to the label. */
  required?: boolean | undefined;
  /** Addresses by the words of the error that lead there. */
  links?: Readonly<Record<string, string>> | undefined;
  /** The error has just come and no summary names it, so it is read out. */
  isNews?: boolean | undefined;
  className?: string | undefined;
};

/** The words of a field, apart from the attributes of its control. */
export function splitWords<P extends FieldWords>(props: P) {
  const { name, id, label, hint, error, required, links, isNews, className, ...control } = props;
  return { words: { name, id, label, hint, error, required, links, isNews, className }, control };
}

type Native = {
  type: "text" | "email" | "tel" | "date";
  inputMode?: "numeric" | "decimal" | "tel" | "email";
  autoComplete?: string;
};

const NATIVE: Record<FieldType, Native> = {
  text: { type: "text" },
  email: { type: "email", inputMode: "email", autoComplete: "email" },
  phone: { type: "tel", inputMode: "tel", autoComplete: "tel" },
  currency: { type: "text", inputMode: "decimal", autoComplete: "off" },
  postcode: { type: "text", inputMode: "numeric", autoComplete: "postal-code" },
  date: { type: "date" },
  number: { type: "text", inputMode: "numeric", autoComplete: "off" },
  code: { type: "text", inputMode: "numeric", autoComplete: "one-time-code" },
};

/** The native attributes behind a kind of field: keyboard, autofill and input type. */
export const nativeAttributes = (type: FieldType): Native => NATIVE[type];

/** Ids that tie a field to its hint and its error, for `aria-describedby` and the form summary's links. */
export function fieldIds({ name, id = `field-${name}`, hint, error }: Omit<FieldWords, "label" | "required">) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return { id, hintId: `${id}-hint`, errorId: `${id}-error`, describedBy: described || undefined };
}
