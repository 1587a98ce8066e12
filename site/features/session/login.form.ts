import { email, required } from "#gateway/rules/validators.ts";
import { defineForm } from "#site/lib/form/form.ts";

export const loginForm = defineForm("session.login", {
  name: "login",
  fields: {
    email: { kind: "email", label: "Email", rules: [required, email], autoComplete: "username" },
    password: { kind: "password", label: "Password", rules: [required], autoComplete: "current-password" },
  },
});

/** The first step of the login modal. Known emails continue to the password, others to registration. */
export const emailForm = defineForm("session.checkEmail", {
  name: "email",
  fields: { email: { kind: "email", label: "Email", rules: [required, email], autoComplete: "username" } },
});
