import type { ForcedPage } from "#gateway/rules/shell/forced-redirect.ts";
import type { PageContext } from "../lib/shell/page-context.ts";
import { isAvailable, type RouteMatch, type RouteName, routes } from "../routes.ts";

/** What is known about the visitor before any page runs. */
export type Guarded = {
  isAuthenticated: boolean;
  forcedPage: ForcedPage | null;
  seesCatalogue: boolean;
  wasUnauthorised?: boolean;
};

/** What happens instead of the page: a redirect, or the 404 page. */
export type Refusal = { status: 303; location: string } | { status: 404 };

/**
 * Astro answers addresses of its own below an underscore (/_image fetches any path of the shop it is given). None is a page,
 * although they look like an offer's. What is still escaped after one decoding is meant for somebody who decodes twice.
 */
function isAstrosOwn(pathname: string): boolean {
  try {
    return /^\/+_|%/.test(decodeURIComponent(pathname));
  } catch {
    return true;
  }
}

/**
 * The page a flagged customer is led to from every other (shell §2). Leaving the shop stays possible, and so does what
 * that page itself is framed by: its drawers, and the answers to what stands above its header. A page that is not built
 * leads nobody anywhere: its 404 in place of every page would lock the customer out of the wallet for good.
 */
export function forcedTarget(
  name: RouteName,
  forced: ForcedPage | null,
  isBuilt = (page: RouteName): boolean => routes[page].built,
): ForcedPage | null {
  if (forced === null || name === forced || name === "logout" || name.startsWith("shell-")) return null;
  return isBuilt(forced) ? forced : null;
}

/** The way to that page and afterwards back to here; nothing for whoever is free to go on. */
export function forcedRedirect(
  name: RouteName,
  { isAuthenticated, forcedPage }: Pick<Guarded, "isAuthenticated" | "forcedPage">,
  { href }: Pick<PageContext, "href">,
  url: URL,
): string | undefined {
  const forced = isAuthenticated ? forcedTarget(name, forcedPage) : null;
  return forced ? href(forced, {}, { next: `${url.pathname}${url.search}` }) : undefined;
}

/**
 * The order of shell §6: a page that does not exist for this segment is not found, then signing in is asked for.
 * Unknown capabilities (their service is down) gate nothing: the page's own calls decide.
 */
export function guard(
  { name, route }: RouteMatch,
  { seesCatalogue, ...session }: Guarded,
  { capabilities, href }: Pick<PageContext, "capabilities" | "href">,
  url: URL,
): Refusal | undefined {
  if (isAstrosOwn(url.pathname)) return { status: 404 };
  if (/^\/catalogue(\/|$)/.test(url.pathname)) return seesCatalogue ? undefined : { status: 404 };
  const forced = forcedRedirect(name, session, { href }, url);
  if (forced) return { status: 303, location: forced };
  if (capabilities && !isAvailable(route, capabilities)) return { status: 404 };
  if (route.audience === "customer" && !session.isAuthenticated) {
    const expired = session.wasUnauthorised && 1;
    return { status: 303, location: href("login", {}, { next: `${url.pathname}${url.search}`, expired }) };
  }
  return route.built && name !== "not-found" ? undefined : { status: 404 };
}
