import { email, required } from "#gateway/rules/validators.ts";
import { currentPasswordField } from "#site/lib/form/details.ts";
import { defineForm } from "#site/lib/form/form.ts";

/** The change of the email that a customer signs in with. */
export const emailChangeForm = defineForm("customer.requestEmailChange", {
  name: "change-email",
  submit: "Send link",
  fields: {
    email: { kind: "email", label: "New email", rules: [required, email], autoComplete: "email", maxLength: 254 },
    password: currentPasswordField,
  },
});
