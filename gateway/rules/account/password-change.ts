// Rules for a new password, with their messages (shell §5).

import type { FormRules } from "../form.ts";
import { matches, required, type Validator } from "../validators.ts";

const LEAST_CHARACTERS = 8;

const isLong = (text: string) => text.length >= LEAST_CHARACTERS && text.trim() !== "";

/** The contract's minimum length. Spaces alone are no password. */
export const longEnough: Validator = (value) =>
  !value || isLong(String(value)) ? null : `Please enter at least ${LEAST_CHARACTERS} characters`;

/** The rules of the fields of a new password. */
export const newPasswordRules = {
  password: [required, longEnough],
  confirmPassword: [required, (value, { values }) => matches("password", values["password"])(value)],
} satisfies FormRules<"password" | "confirmPassword">;
