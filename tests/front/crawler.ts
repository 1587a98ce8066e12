// Follows every link of the shop, as a search engine does.

import { sharedAddress } from "#site/front/visit.ts";
import { matchRoute } from "#site/routes.ts";
import type { FrontShop } from "./front-shop.ts";
import { type HTMLElement, readHtml } from "./html.ts";

export type CrawledPage = { path: string; html: string; root: HTMLElement };
/** An address that a page names, and that page. */
type Reference = { address: string; from: string };
export type Crawl = {
  /** The pages by path and declared query. */
  pages: Map<string, CrawledPage>;
  /** What answers with an error, and where it is named. */
  dead: string[];
};

const ORIGIN = "http://127.0.0.1:4321";
// Draws and other long rows of pages are alike.
export const MOST_PAGES_OF_A_ROUTE = 30;

const START = "/";

/** Returns the address without parameters that do not change the page, or null on another site. */
function addressOf(reference: string, from: string): string | null {
  const url = new URL(reference, ORIGIN + from);
  if (url.origin !== ORIGIN) return null;
  return sharedAddress(url, url.pathname, matchRoute(url.pathname).route.variants);
}

/** Returns every address that a page names: links, pictures, styles, scripts, structured data. */
function referencesOf({ root, html }: CrawledPage): string[] {
  const attributes: [string, string][] = [
    ["a[href], link[href]", "href"],
    ["img[src], script[src], source[src]", "src"],
    ["form:not([method=post])[action]", "action"],
    ['meta[property="og:image"]', "content"],
  ];
  const named = attributes.flatMap(([selector, name]) =>
    root.querySelectorAll(selector).map((element) => element.getAttribute(name) ?? ""),
  );
  const items = [...html.matchAll(/"item":"([^"]+)"/g)].map(([, address = ""]) => address);
  return [...named, ...items].filter((address) => /^(?:\/|#|\?|https?:)/.test(address));
}

/** Visits these pages, and those that can be reached from them up to a number for each route. Redirects are followed as links. */
export async function crawl(
  { ask }: Pick<FrontShop, "ask">,
  starts: readonly string[],
  mostOfARoute = MOST_PAGES_OF_A_ROUTE,
): Promise<Crawl> {
  const pages = new Map<string, CrawledPage>();
  const dead: string[] = [];
  const seen = new Set<string>();
  const visits = new Map<string, number>();
  const waiting: Reference[] = starts.map((address) => ({ address, from: START }));
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const address = addressOf(next.address, next.from);
    if (address === null || seen.has(address)) continue;
    seen.add(address);
    const { name: route, route: found } = matchRoute(address.split("?")[0] ?? "/");
    // Links of content to routes without a page yet are tested once they have one.
    if (found.planned) continue;
    const isFile = /\.\w+$|^\/(?:files|_)/.test(address);
    const count = (visits.get(route) ?? 0) + 1;
    if (!isFile && next.from !== START && count > mostOfARoute) continue;
    if (!isFile) visits.set(route, count);
    const first = await ask(address);
    // A busy machine may time out once: an error, or a shared page without its configured links.
    const isIncomplete = found.cache === "shared" && first.headers["cache-control"] === "no-store";
    const { status, headers, text } = first.status >= 500 || isIncomplete ? await ask(address) : first;
    const { location, "content-type": type = "" } = headers;
    if (status >= 400) dead.push(`${address} (${status}) on ${next.from}`);
    else if (status >= 300) waiting.push({ address: String(location), from: address });
    else if (String(type).startsWith("text/html")) {
      const page = { path: address, html: text, root: readHtml(text) };
      pages.set(address, page);
      waiting.push(...referencesOf(page).map((found) => ({ address: found, from: address })));
    }
  }
  return { pages, dead };
}

/** Returns the links to a part of a page that the page does not have. */
export function deadAnchors({ pages }: Crawl): string[] {
  return [...pages.values()].flatMap(({ path, root }) =>
    root.querySelectorAll('a[href*="#"]').flatMap((link) => {
      const url = new URL(link.getAttribute("href") ?? "", ORIGIN + path);
      const target = pages.get(addressOf(url.href, path) ?? "");
      const id = decodeURIComponent(url.hash.slice(1));
      return !target || id === "" || target.root.querySelector(`[id="${id}"]`)
        ? []
        : [`${url.pathname}#${id} on ${path}`];
    }),
  );
}
