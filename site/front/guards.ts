import { href, isAvailable, type RouteMatch } from "../routes.ts";

/** What is known about the visitor before any page runs. */
export type Guarded = { isAuthenticated: boolean; capabilities: readonly string[] | null; seesCatalogue: boolean };

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
 * The order of shell §6: a page that does not exist for this segment is not found, then signing in is asked for.
 * Unknown capabilities (their service is down) gate nothing: the page's own calls decide.
 */
export function guard({ name, route }: RouteMatch, visitor: Guarded, url: URL): Refusal | undefined {
  if (isAstrosOwn(url.pathname)) return { status: 404 };
  if (/^\/catalogue(\/|$)/.test(url.pathname)) return visitor.seesCatalogue ? undefined : { status: 404 };
  if (visitor.capabilities && !isAvailable(route, visitor.capabilities)) return { status: 404 };
  if (route.audience === "customer" && !visitor.isAuthenticated) {
    return { status: 303, location: href("login", {}, { next: `${url.pathname}${url.search}` }) };
  }
  return route.built && name !== "not-found" ? undefined : { status: 404 };
}
