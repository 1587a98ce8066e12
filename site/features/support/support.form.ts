import { supportTopics } from "#gateway/rules/support-topics.ts";
import { email, required } from "#gateway/rules/validators.ts";
import { defineForm } from "#site/lib/form/form.ts";

/** A message to customer support. It is sent without a script, so the page ships none for it. */
export const supportForm = defineForm("supportRequests.create", {
  name: "support",
  submit: "Send message",
  fields: {
    name: { label: "Your name", rules: [required], autoComplete: "name", maxLength: 100 },
    email: { kind: "email", label: "Email", rules: [required, email], hint: "We answer to this address." },
    topic: {
      kind: "select",
      label: "What is it about?",
      rules: [required],
      placeholder: "Choose a topic",
      options: Object.entries(supportTopics).map(([value, label]) => ({ value, label })),
    },
    order: {
      label: "Order number or game",
      optional: true,
      hint: "The number is on your receipt and your ticket.",
      maxLength: 60,
    },
    message: { kind: "textarea", label: "Your message", rules: [required], maxLength: 5_000 },
    website: { label: "Leave this field empty" },
  },
});
