import type { RouteName } from "../routes.ts";

/**
 * Automatic redirects (shell §2, §4). Our choice where the specification names no path: the lottery route is /lotto-tickets,
 * the syndicate route is /syndicates, and a lost session goes to sign-in.
 */
const redirects = {
  "redirect-force-password-change": "force-password-change",
  "redirect-force-upgrade": "my-account-upgrade-account",
  "redirect-auth-failure": "login",
  "redirect-auth-failure-closing": "close-my-account-success",
  "redirect-logout-success": "home",
  "redirect-logout-success-lotteries": "lotto-tickets",
  "redirect-autologin-failure": "login",
  "redirect-autologin-success": "home",
  "redirect-deposit-success": "my-account-deposit-details-success",
  "redirect-withdraw-success": "my-account-withdraw-details",
  "redirect-session-clear": "login",
  "redirect-confirm-banner-update": "my-account",
  "redirect-lotto-primary-link": "lotto-tickets",
  "redirect-social-play-primary-link": "syndicates",
} as const satisfies Record<string, RouteName>;

/** The page after a failed authentication. A customer who was closing the account has finished (shell §4). */
export function afterAuthFailure(from: RouteName) {
  return redirects[from === "close-my-account" ? "redirect-auth-failure-closing" : "redirect-auth-failure"];
}
