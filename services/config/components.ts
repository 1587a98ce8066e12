import type { components } from "#generated/config/schema.ts";

/** The components that can have variants. Only the feedback banner has a second one. */
export const COMPONENTS: components["schemas"]["ComponentVariants"] = {
  "feedback-banner": "variant_a",
  "support-widget": "variant_a",
};
