import { terms } from "#gateway/rules/validators.ts";
import { defineForm } from "#site/lib/form/form.ts";

export const migrationForm = defineForm("migration.start", {
  name: "migrate",
  submit: "Move my account",
  isShort: true,
  fields: {
    restart: { kind: "hidden", label: "" },
    termsAccepted: { kind: "checkbox", label: "I agree to the terms and conditions.", rules: [terms] },
  },
  blockedBy: ({ termsAccepted }) => (termsAccepted === "on" ? null : "Agree to the terms to continue."),
});

/** What the dialog shows: `slow` after the last try of a move that is still running. */
export type MigrationStep = "prompt" | "progress" | "failure" | "slow" | "success";
