import type { ForcedPage } from "#gateway/rules/shell/forced-redirect.ts";
import type { PageContext } from "../lib/shell/page-context.ts";
import { isAvailable } from "../routes/access.ts";
import { type RouteMatch, type RouteName, routes } from "../routes.ts";

/** The visitor, as known before any page runs. */
export type Guarded = {
  isAuthenticated: boolean;
  forcedPage: ForcedPage | null;
  seesCatalogue: boolean;
  wasUnauthorised?: boolean;
};

/** What the visitor gets instead of the page. */
export type Refusal = { status: 303; location: string } | { status: 404 };

/**
 * Astro's own endpoints begin with an underscore, and /_image would fetch any path of the shop. They match the route of an
 * offer, so they are refused here. A path that is still escaped after decoding is refused too (double-encoding attack).
 */
function isAstrosOwn(pathname: string): boolean {
  try {
    return /^\/+_|%/.test(decodeURIComponent(pathname));
  } catch {
    return true;
  }
}

/**
 * Returns the page that a flagged customer must visit first (shell §2). Logging out stays possible, and so do the drawers and
 * dialogs of that page. Ignores a forced page that is not built: its 404 would lock customers out of their wallets.
 */
export function forcedTarget(
  name: RouteName,
  forced: ForcedPage | null,
  isBuilt = (page: RouteName): boolean => !routes[page].planned,
): ForcedPage | null {
  if (forced === null || name === forced || name === "logout" || name.startsWith("shell-")) return null;
  return isBuilt(forced) ? forced : null;
}

/** Returns the URL of the forced page, with the requested URL as `next`, or undefined. */
export function forcedRedirect(
  name: RouteName,
  { isAuthenticated, forcedPage }: Pick<Guarded, "isAuthenticated" | "forcedPage">,
  { href }: Pick<PageContext, "href">,
  url: URL,
): string | undefined {
  const forced = isAuthenticated ? forcedTarget(name, forcedPage) : null;
  return forced ? href(forced, {}, { next: `${url.pathname}${url.search}` }) : undefined;
}

/** Whether a URL belongs to the component catalogue. */
export const isCatalogue = (url: URL) => /^\/catalogue(\/|$)/.test(url.pathname);

/**
 * Applies shell §6 in order: pages without the segment's capabilities are 404, then sign-in is required. While capabilities
 * are unknown (their service is down), none is checked: the page's own calls decide.
 */
export function guard(
  { name, route }: RouteMatch,
  { seesCatalogue, ...session }: Guarded,
  { capabilities, href }: Pick<PageContext, "capabilities" | "href">,
  url: URL,
): Refusal | undefined {
  if (isAstrosOwn(url.pathname)) return { status: 404 };
  if (isCatalogue(url)) return seesCatalogue ? undefined : { status: 404 };
  const forced = forcedRedirect(name, session, { href }, url);
  if (forced) return { status: 303, location: forced };
  if (capabilities && !isAvailable(route, capabilities)) return { status: 404 };
  if (route.audience === "customer" && !session.isAuthenticated) {
    const expired = session.wasUnauthorised && 1;
    return { status: 303, location: href("login", {}, { next: `${url.pathname}${url.search}`, expired }) };
  }
  return !route.planned && name !== "not-found" ? undefined : { status: 404 };
}
