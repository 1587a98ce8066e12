import type { AstroGlobal } from "astro";
import { accountLinksOf } from "#site/lib/shell/header.ts";
import { type RouteName, routes } from "#site/routes.ts";

type Failed = {
  title: string;
  /** The primary navigation, which needs no service. */
  links: { label: string; href: string }[];
};

/** The titles of pages that the account menu does not link: their own may name what could not be read. */
const TITLES: Partial<Record<RouteName, string>> = {
  "my-account-upcoming-ticket": "Your ticket",
  "my-account-past-ticket": "Your ticket",
  "my-account-win": "Share your win",
  "my-account-syndicate-share": "Your share",
  "my-account-lotto-party-ticket": "Your Lotto Party ticket",
  "my-account-lotto-party-notice": "Notice to print",
  "my-account-lotto-party-session": "Lotto Party ticket",
  "my-account-lotto-party-group": "Lotto Party group",
  "my-account-scheduled-purchase": "Your pre-order",
  "my-account-autoplay-ticket": "Your autoplay",
  "my-account-subscription-ticket": "Your subscription",
  "my-account-deposit-summary": "Deposit summary",
  "my-account-deposit-details": "Deposit details",
  "my-account-deposit-details-success": "Deposit details",
  "my-account-deposit-details-failure": "Deposit details",
  "my-account-deposit-cancel": "Deposit details",
  "my-account-deposit-authorisation": "Deposit details",
  "my-account-withdraw-summary": "Withdrawal summary",
  "my-account-withdraw-details": "Withdrawal details",
};

/**
 * Returns the account page that shows a single thing, which could not be read: only its content is replaced, so that its customer
 * can go on (ADR 23). Null for other pages, and for visitors.
 */
export function failedAccountPage({ locals: { gateway, page } }: Pick<AstroGlobal, "locals">): Failed | null {
  const { audience, layout } = routes[page.route];
  if (audience !== "customer" || layout !== "base" || !gateway.session.isAuthenticated) return null;
  const linked = accountLinksOf(page).find(({ name }) => name === page.route);
  const links = [
    { label: "Play", href: page.href("lotto-tickets") },
    { label: "Results", href: page.href("lotto-results") },
  ];
  return { title: linked?.label ?? TITLES[page.route] ?? "My account", links };
}
