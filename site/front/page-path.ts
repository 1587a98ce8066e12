// Which of its addresses a page is rendered at, and which it has left.
import type { IncomingMessage } from "node:http";
import { toPage } from "#gateway/rules/paging.ts";
import { href } from "../routes.ts";
import { isRead } from "./body.ts";
import type { Opened } from "./open.ts";

/**
 * The path of the page's file. However an address is written (slashes too many, escapes, one that the CMS has put in place
 * of ours), one page has one path.
 */
export function pagePath({ match }: Opened, url: URL): string {
  if (match.route.pattern.endsWith("*")) return url.pathname;
  const { page, ...others } = match.params;
  // Who has no such page says so; of what is kept for everybody there is a first page and no second one like it.
  const isCounted = page !== undefined && match.route.cache === "shared";
  const counted = isCounted && toPage(page) > 1 ? { ...others, page: toPage(page) } : others;
  return (href as (name: string, params: object) => string)(match.name, isCounted ? counted : match.params);
}

/** Where the default path of an overridden route has moved to. A form that was sent stays where it is. */
export function moved({ match, page, paths }: Opened, request: IncomingMessage, url: URL): string | undefined {
  if (!isRead(request) || !paths[match.name] || page.path === url.pathname) return undefined;
  return page.path + url.search;
}
