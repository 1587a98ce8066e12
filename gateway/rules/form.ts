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

export function isFormValid<Field extends string>(
  rules: FormRules<Field>,
  values: Partial<Record<Field, FieldValue>>,
): boolean {
  return Object.keys(fieldErrors(rules, values)).length === 0;
}

export function firstMessage(validators: readonly Validator[], value: FieldValue): string | null {
  for (const validator of validators) {
    const message = validator(value);
    if (message) return message;
  }
  return null;
}

/** The group of a server error that names no field. */
const GENERAL_TARGET = "general";

/** Server errors by the field they are about (shell §5). */
export function groupByTarget<M extends { target?: string | null }>(messages: readonly M[]): Record<string, M[]> {
  const groups = new Map<string, M[]>();
  for (const message of messages) {
    const target = message.target || GENERAL_TARGET;
    groups.set(target, [...(groups.get(target) ?? []), message]);
  }
  return Object.fromEntries(groups);
}

const BANK_ACCOUNT_FIELDS: Record<string, string> = {
  account_number: "accountNumber",
  bsb: "bankCode",
  swift: "bankCode",
};

/** The form field a bank-account error of the server belongs to (account §5). */
export function bankAccountField(target: string): string {
  return BANK_ACCOUNT_FIELDS[target] ?? target;
}
