import { currentPasswordField } from "./details.ts";
import type { FieldSpec } from "./form.ts";

const REASONS = {
  "": "I'd rather not say",
  no_longer_interested: "I'm no longer interested",
  spending: "I want to spend less on games",
  another_shop: "I play somewhere else",
  too_many_emails: "I get too many emails",
  other: "Another reason",
};

/** What a customer is asked before the account is closed, at once or after a withdrawal of everything. */
export const closingFields = {
  reason: {
    kind: "select",
    label: "Why are you leaving?",
    optional: true,
    options: Object.entries(REASONS).map(([value, label]) => ({ value, label })),
  },
  comment: { kind: "textarea", label: "Anything you want to tell us", optional: true, maxLength: 2000 },
  password: currentPasswordField,
} satisfies Record<string, FieldSpec>;
