import type { components } from "#generated/config/schema.ts";

/** Every component that may come in variants. Only the feedback banner has a second one. */
export const COMPONENTS: components["schemas"]["ComponentVariants"] = {
  "feedback-banner": "variant_a",
  "support-widget": "variant_a",
};
