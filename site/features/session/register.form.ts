import { registrationRules as rules } from "#gateway/rules/registration.ts";
import { addressFields, addressSection, nameFields, phoneField } from "#site/lib/form/details.ts";
import { defineForm } from "#site/lib/form/form.ts";

const newPassword = { kind: "password", autoComplete: "new-password" } as const;

export const registerForm = defineForm("session.signUp", {
  name: "register",
  fields: {
    ...nameFields,
    dateOfBirth: {
      kind: "date",
      label: "Date of birth",
      hint: "You must be 18 or over.",
      rules: rules.dateOfBirth,
      autoComplete: "bday",
      full: true,
    },
    email: {
      kind: "email",
      label: "Email",
      hint: "Your tickets and results go here.",
      rules: rules.email,
      maxLength: 254,
    },
    phoneNumber: phoneField,
    ...addressFields,
    password: { ...newPassword, label: "Password", hint: "At least 8 characters.", rules: rules.password },
    passwordConfirmation: {
      ...newPassword,
      label: "Repeat password",
      hint: "Enter the same password again.",
      rules: rules.passwordConfirmation,
    },
    termsAccepted: {
      kind: "checkbox",
      label: "I am 18 or over and agree to the terms and conditions.",
      rules: rules.termsAccepted,
    },
    emailOptIn: { kind: "checkbox", label: "Send me jackpots and offers by email." },
  },
});

export const registerSections = [
  { legend: "About you", fields: ["firstname", "lastname", "dateOfBirth", "email", "phoneNumber"] },
  addressSection,
  { legend: "Your password", fields: ["password", "passwordConfirmation"] },
];
