/** The types of one-line field. */
export type FieldType = "text" | "email" | "phone" | "currency" | "postcode" | "date" | "number" | "code";
export type Option = { value: string; label: string; hint?: string | undefined };

/** The props that every field type shares. */
export type FieldProps = {
  name: string;
  /** Needed when a page has the same field twice, because ids must be unique. */
  id?: string | undefined;
  label: string;
  hint?: string | undefined;
  /** The exact message of the validator or the service. */
  error?: string | undefined;
  /** `false` adds "(optional)" to the label. */
  required?: boolean | undefined;
  /** URLs by the phrase in the error that becomes a link. */
  links?: Readonly<Record<string, string>> | undefined;
  /** True if screen readers should announce the error: it is new, and no summary lists it. */
  isAnnounced?: boolean | undefined;
  className?: string | undefined;
  /** The value in few words, where a narrow select shows it instead of its longer option. */
  short?: string | undefined;
};

/** Separates the field's own props from the attributes of its control. */
export function splitFieldProps<P extends FieldProps>(props: P) {
  const { name, id, label, hint, error, required, links, isAnnounced, className, short, ...control } = props;
  return { field: { name, id, label, hint, error, required, links, isAnnounced, className, short }, control };
}

/** Returns the ids of a field, its hint and its error, for `aria-describedby` and the links of the form summary. */
export function fieldIds({ name, id = `field-${name}`, hint, error }: Omit<FieldProps, "label" | "required">) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return { id, hintId: `${id}-hint`, errorId: `${id}-error`, describedBy: described || undefined };
}
