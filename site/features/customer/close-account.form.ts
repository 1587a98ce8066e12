import { currentPasswordField } from "#site/lib/form/details.ts";
import { defineForm } from "#site/lib/form/form.ts";

const REASONS = {
  "": "I'd rather not say",
  no_longer_interested: "I'm no longer interested",
  spending: "I want to spend less on games",
  another_shop: "I play somewhere else",
  too_many_emails: "I get too many emails",
  other: "Another reason",
};

/** Closes the account for good. */
export const closeAccountForm = defineForm("customer.close", {
  name: "close-account",
  fields: {
    reason: {
      kind: "select",
      label: "Why are you leaving?",
      optional: true,
      options: Object.entries(REASONS).map(([value, label]) => ({ value, label })),
    },
    comment: { kind: "textarea", label: "Anything you want to tell us", optional: true, maxLength: 2000 },
    password: currentPasswordField,
  },
});
