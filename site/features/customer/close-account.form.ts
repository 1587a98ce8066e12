import { closingFields } from "#site/lib/form/closing.ts";
import { defineForm } from "#site/lib/form/form.ts";

/** Closes the account for good. */
export const closeAccountForm = defineForm("customer.close", {
  name: "close-account",
  submit: "Close my account",
  fields: closingFields,
});
