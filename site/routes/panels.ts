// The drawers and dialogs of the route table.

import { panel } from "./kinds.ts";
import { all, effect, sample } from "./route.ts";

export const panels = {
  "shell-menu": panel("/shell/menu", { cache: "shared" }),
  "shell-consent": panel("/shell/consent", { capabilities: all("cookie_consent") }),
  "shell-feedback": panel("/shell/feedback", { capabilities: all("feedback") }),
  "shell-confirm": panel("/shell/confirm", { audience: "customer", ...effect }),
  "shell-linked-cart": panel("/shell/linked-cart", effect),
  "shell-country": panel("/shell/country", {
    audience: "customer",
    capabilities: all("banned_country_acknowledgement"),
  }),
  "shell-migrate": panel("/shell/migrate", { audience: "customer", capabilities: all("customer_migration") }),
  "shell-banner": panel("/shell/banner", effect),
  "shell-win": panel("/shell/win", { audience: "customer", capabilities: all("notifications_feed"), ...effect }),
  "shell-account": panel("/shell/account", { audience: "customer" }),
  "shell-login": panel("/shell/login"),
  "shell-sign-in": panel("/shell/sign-in/:provider", sample({ provider: "google" })),
  "shell-elevate": panel("/shell/elevate", { audience: "customer" }),
  "shell-notifications": panel("/shell/notifications", { capabilities: all("notifications_feed") }),
  "shell-pre-cart": panel("/shell/pre-cart", { capabilities: all("pre-cart-drawer") }),
  "shell-suggestions": panel("/shell/suggestions", { capabilities: all("placements") }),
  "shell-lotto-party": panel("/shell/lotto-party", {
    audience: "customer",
    capabilities: all("social-syndicates", "social-syndicates-organiser"),
    query: ["step", "group", "draw", "games", "price", "repeat", "invite", "session", "why"],
  }),
  "shell-region": panel("/shell/region", { capabilities: all("sub_variant") }),
} as const;
