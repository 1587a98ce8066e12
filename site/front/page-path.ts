// Canonical and moved URLs of pages.
import type { IncomingMessage } from "node:http";
import { toPage } from "#gateway/rules/paging.ts";
import { PLAY_VARIANTS } from "../routes/route.ts";
import { href } from "../routes.ts";
import { isRead } from "./body.ts";
import type { Opened } from "./open.ts";

/**
 * Returns the path at which a page is rendered. URLs with surplus slashes, escapes or a CMS override have the same path,
 * so they share one copy.
 */
export function pagePath({ match }: Opened, url: URL): string {
  if (match.route.pattern.endsWith("*")) return url.pathname;
  const { page, ...others } = match.params;
  // All paths of the first page share one copy.
  const isCounted = page !== undefined && match.route.cache === "shared";
  const counted = isCounted && toPage(page) > 1 ? { ...others, page: toPage(page) } : others;
  return (href as (name: string, params: object) => string)(match.name, isCounted ? counted : match.params);
}

/**
 * Returns the path of the page that shows an offer or draw before it is published, for a play page with `preview=true` (shop §2).
 * Null for every other URL.
 */
export function previewPath({ match }: Opened, url: URL): string | null {
  const { productOfferKey } = match.params;
  if (match.route.variants !== PLAY_VARIANTS || url.searchParams.get("preview") !== "true") return null;
  return `/${encodeURIComponent(productOfferKey ?? "")}/preview`;
}

// The only path with a capital letter (shell §2).
const CHANGE_PASSWORD = href("change-password");

/**
 * Returns the override of a route whose default path was requested, or the path of the password change in its own casing.
 * Posted forms are not redirected.
 */
export function moved({ match, page, paths }: Opened, request: IncomingMessage, url: URL): string | undefined {
  const isMiscased = url.pathname !== CHANGE_PASSWORD && url.pathname.toLowerCase() === CHANGE_PASSWORD.toLowerCase();
  if (isRead(request) && isMiscased) return CHANGE_PASSWORD + url.search;
  if (!isRead(request) || !paths[match.name] || page.path === url.pathname) return undefined;
  return page.path + url.search;
}
