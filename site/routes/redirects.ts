import type { RouteName } from "../routes.ts";

/**
 * Where the shop sends somebody by itself (shell §2, §4). Where the specification names no path: the lottery route is
 * /lotto-tickets, the syndicate route is /syndicates, and a lost session goes to sign-in.
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

/** Where an auth failure ends that nothing can repair: somebody closing an account is done with it (shell §4). */
export function afterAuthFailure(from: RouteName) {
  return redirects[from === "close-my-account" ? "redirect-auth-failure-closing" : "redirect-auth-failure"];
}
