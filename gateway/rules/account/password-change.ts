// What a new password must be, and the message if it is not (shell §5).

import type { FormRules } from "../form.ts";
import { matches, required, type Validator } from "../validators.ts";

const LEAST_CHARACTERS = 8;

/** The contract's minimum length. */
export const longEnough: Validator = (value) =>
  !value || String(value).length >= LEAST_CHARACTERS ? null : `Please enter at least ${LEAST_CHARACTERS} characters`;

/** What keeps a new password from being saved. */
export const newPasswordRules = {
  password: [required, longEnough],
  confirmPassword: [required, (value, { values }) => matches("password", values["password"])(value)],
} satisfies FormRules<"password" | "confirmPassword">;
