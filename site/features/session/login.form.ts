import { email, required } from "#gateway/rules/validators.ts";
import { defineForm, type FieldSpec } from "#site/lib/form/form.ts";
import { fieldErrorsOf } from "#site/lib/form/summary.ts";

/** The email that a customer signs in with. */
export const signInEmail = {
  kind: "email",
  label: "Email",
  rules: [required, email],
  autoComplete: "username",
} as const satisfies FieldSpec;

/** The button of the login form at checkout. */
export const LOG_IN_AND_CONTINUE = "Log in and continue";

export const loginForm = defineForm("session.login", {
  name: "login",
  submit: "Log in",
  // The toast of shop §8 has the full message; without a script, a notice above the form.
  explainedCodes: ["invalid_credentials"],
  errorsOf: (problem) =>
    problem.code === "invalid_credentials" ? { password: "Check your email and password." } : fieldErrorsOf(problem),
  fields: {
    email: signInEmail,
    password: { kind: "password", label: "Password", rules: [required], autoComplete: "current-password" },
  },
});

/** The first step of the login modal. Known emails continue to the password, others to registration. */
export const emailForm = defineForm("session.checkEmail", {
  name: "email",
  submit: "Continue",
  fields: { email: signInEmail },
});
