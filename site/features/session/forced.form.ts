// The forms of forced pages, which a customer must complete before any other page (shell §2).
import { terms } from "#gateway/rules/validators.ts";
import { addressFields, addressSection, nameFields, phoneField } from "#site/lib/form/details.ts";
import { defineForm } from "#site/lib/form/form.ts";
import { newPasswordFields } from "./new-password.form.ts";

export const forcedPasswordForm = defineForm("password.forceChange", {
  name: "forced-password",
  submit: "Save password",
  toast: "toast.passwordSaved",
  fields: newPasswordFields,
});

export const upgradeForm = defineForm("customer.upgrade", {
  name: "upgrade",
  submit: "Save and continue",
  toast: "toast.detailsUpdated",
  fields: {
    ...nameFields,
    phoneNumber: { ...phoneField, full: true },
    ...addressFields,
    termsAccepted: {
      kind: "checkbox",
      label: "I have read and agree to the terms and conditions.",
      rules: [terms],
    },
  },
});

export const upgradeSections = (email: string) => [
  {
    legend: "About you",
    fields: ["firstname", "lastname", "phoneNumber"],
    note: `Your tickets and results go to ${email}.`,
  },
  addressSection,
];
