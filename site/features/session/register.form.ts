import { registrationRules as rules } from "#gateway/rules/registration.ts";
import { addressFields, addressSection, nameFields, phoneField } from "#site/lib/form/details.ts";
import { defineForm } from "#site/lib/form/form.ts";
import { fieldErrorsOf } from "#site/lib/form/summary.ts";

export const registerForm = defineForm("session.signUp", {
  name: "register",
  submit: "Create account",
  // The first line of the form says it, with a link to the login.
  explainedCodes: ["already_registered"],
  errorsOf: (problem) =>
    problem.code === "already_registered" ? { email: "This email has an account." } : fieldErrorsOf(problem),
  fields: {
    email: {
      kind: "email",
      label: "Email",
      hint: "Your tickets and results go here.",
      rules: rules.email,
      maxLength: 254,
    },
    password: {
      kind: "password",
      label: "Password",
      hint: "At least 8 characters.",
      rules: rules.password,
      autoComplete: "new-password",
    },
    ...nameFields,
    dateOfBirth: {
      kind: "number",
      typedAs: "date",
      label: "Date of birth",
      hint: "Day, month and year, such as 17/05/1990.",
      rules: rules.dateOfBirth,
      autoComplete: "bday",
      maxLength: 20,
    },
    phoneNumber: phoneField,
    ...addressFields,
    termsAccepted: {
      kind: "checkbox",
      label: "I am 18 or over and agree to the terms and conditions.",
      rules: rules.termsAccepted,
    },
    emailOptIn: { kind: "checkbox", label: "Send me jackpots and offers by email." },
  },
});

export const registerSections = [
  { legend: "Your login", fields: ["email", "password"] },
  { legend: "About you", fields: ["firstname", "lastname", "dateOfBirth", "phoneNumber"] },
  addressSection,
];
