// What a new password must be, and the words where it is not (shell §5).

import { type FormRules, fieldErrors } from "../form.ts";
import { type FieldValue, matches, required, type Validator } from "../validators.ts";

const LEAST_CHARACTERS = 8;

/** Long enough to be kept; the bound is the contract's. */
export const longEnough: Validator = (value) =>
  !value || String(value).length >= LEAST_CHARACTERS ? null : `Please enter at least ${LEAST_CHARACTERS} characters`;

type PasswordField = "password" | "confirmPassword";

/** The message of each field that keeps a new password from being saved. */
export function newPasswordErrors(
  values: Partial<Record<PasswordField, FieldValue>>,
): Partial<Record<PasswordField, string>> {
  const rules: FormRules<PasswordField> = {
    password: [required, longEnough],
    confirmPassword: [required, matches("password", values.password)],
  };
  return fieldErrors(rules, values);
}
