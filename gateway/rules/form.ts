import type { FieldValue } from "./validators.ts";

type FormContext = { values: Partial<Record<string, FieldValue>>; today: string };

/** A validator that can also read the other fields and today's date (YYYY-MM-DD). */
export type FormRule = (value: FieldValue, context: FormContext) => string | null;

/** The rules of each form field. The first rule that fails sets the message. */
export type FormRules<Field extends string> = Record<Field, readonly FormRule[]>;

/** Returns the first message of each invalid field. An empty object means the form is valid (shell §5). */
export function fieldErrors<Field extends string>(
  rules: FormRules<Field>,
  values: Partial<Record<Field, FieldValue>>,
  today = "",
): Partial<Record<Field, string>> {
  const errors: Partial<Record<Field, string>> = {};
  for (const field of Object.keys(rules) as Field[]) {
    const message = rules[field].map((rule) => rule(values[field], { values, today })).find(Boolean);
    if (message) errors[field] = message;
  }
  return errors;
}
