import type { components } from "#generated/config/schema.ts";
import type { Handlers } from "#services/lib/handlers.ts";
import { navigationIn } from "./navigation.ts";

/** The components that can have variants. Only the feedback banner has a second one. */
const COMPONENTS: components["schemas"]["ComponentVariants"] = {
  "feedback-banner": "variant_a",
  "support-widget": "variant_a",
};

type Theme = components["schemas"]["Theme"];

/** The base theme. Editors override single tokens in the CMS. */
const THEME: Theme = {
  name: "Drawcard",
  colours: {
    paper: { light: "#fdfaf4", dark: "#0f141d" },
    surface: { light: "#ffffff", dark: "#191f2b" },
    sunken: { light: "#f5f1e9", dark: "#090d16" },
    ink: { light: "#181e32", dark: "#f5f1ea" },
    "ink-soft": { light: "#4f5566", dark: "#abb1be" },
    line: { light: "#dcd7cd", dark: "#323845" },
    action: { light: "#006b4c", dark: "#50d2a7" },
    gold: { light: "#f2c02a", dark: "#f2c02a" },
    lottery: { light: "#1e59cd", dark: "#6fa2ff" },
    charity: { light: "#c52c26", dark: "#ff887a" },
    social: { light: "#8244ba", dark: "#c699f8" },
    membership: { light: "#90570c", dark: "#f6b669" },
  },
};

export const configHandlers: Handlers<"getConfigTheme" | "getConfigNavigation" | "getConfigComponents"> = {
  getConfigTheme: async () => ({ status: 200, body: { result: THEME } }),
  getConfigNavigation: async ({ subVariant }) => ({ status: 200, body: { result: navigationIn(subVariant) } }),
  getConfigComponents: async () => ({ status: 200, body: { result: COMPONENTS } }),
};
