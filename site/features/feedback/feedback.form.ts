import { canSendFeedback } from "#gateway/rules/shell/feedback.ts";
import { email, required } from "#gateway/rules/validators.ts";
import { defineForm } from "#site/lib/form/form.ts";

export const RATINGS = { not_satisfied: "Not satisfied", neutral: "Neutral", satisfied: "Satisfied" } as const;

/** Feedback about the shop (shell §5). Only the rating is required. */
export const feedbackForm = defineForm("events.create", {
  name: "feedback",
  submit: "Send feedback",
  isShort: true,
  fields: {
    rating: {
      kind: "radio",
      label: "How satisfied are you with the shop?",
      rules: [required],
      options: Object.entries(RATINGS).map(([value, label]) => ({ value, label })),
    },
    comment: {
      kind: "textarea",
      label: "Comment",
      placeholder: "Any Feedback - we are all ears! (optional)",
      maxLength: 2000,
    },
    email: { kind: "email", label: "Email", hint: "Only if you'd like a reply.", rules: [email], optional: true },
    source: { kind: "hidden", label: "" },
  },
  blockedBy: ({ rating }) =>
    canSendFeedback({ rating, isSubmitting: false }) ? null : "Choose a rating. The rest is optional.",
});
