import type { FieldValue, Validator } from "./validators.ts";

/** The validators of each field of a form, in the order their messages matter. */
export type FormRules<Field extends string> = Record<Field, readonly Validator[]>;

/** The first message of each field that has one. Empty means the form is valid (shell §5). */
export function fieldErrors<Field extends string>(
  rules: FormRules<Field>,
  values: Partial<Record<Field, FieldValue>>,
): Partial<Record<Field, string>> {
  const errors: Partial<Record<Field, string>> = {};
  for (const field of Object.keys(rules) as Field[]) {
    const message = firstMessage(rules[field], values[field]);
    if (message) errors[field] = message;
  }
  return errors;
}

function firstMessage(validators: readonly Validator[], value: FieldValue): string | null {
  for (const validator of validators) {
    const message = validator(value);
    if (message) return message;
  }
  return null;
}
