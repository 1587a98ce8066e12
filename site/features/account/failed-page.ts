import type { AstroGlobal } from "astro";
import { accountLinksOf } from "#site/lib/shell/header.ts";
import { routes } from "#site/routes.ts";

type Failed = {
  title: string;
  /** The primary navigation, which needs no service. */
  links: { label: string; href: string }[];
};

/**
 * Returns the account page that a service failed: only its content is replaced, so that its customer can go on (ADR 23). Null for
 * other pages, and for visitors.
 */
export function failedAccountPage({ locals: { gateway, page } }: Pick<AstroGlobal, "locals">): Failed | null {
  const { audience, layout } = routes[page.route];
  if (audience !== "customer" || layout !== "base" || !gateway.session.isAuthenticated) return null;
  const title = accountLinksOf(page).find(({ name }) => name === page.route)?.label ?? "My account";
  const links = [
    { label: "Play", href: page.href("lotto-tickets") },
    { label: "Results", href: page.href("lotto-results") },
  ];
  return { title, links };
}
