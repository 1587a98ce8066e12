// Finds the pages of an account by their links, as a customer does.
import type { Shopper } from "#scripts/lib/shopper.ts";
import { matchRoute, type RouteName } from "#site/routes.ts";

export type AccountPage = { name: RouteName; path: string; status: number; source: string };

const linksIn = (html: string) =>
  [...html.matchAll(/\shref="(\/[^"#]*)/g)].map(([, path = ""]) => path.replaceAll("&amp;", "&"));

/** Opens one page of each account route that links from the overview lead to. */
export async function openAccountPages(shopper: Shopper): Promise<AccountPage[]> {
  const pages = new Map<RouteName, AccountPage>();
  const waiting = ["/my-account"];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const { name, route } = matchRoute(new URL(path, "http://shop").pathname);
    if (route.audience !== "customer" || pages.has(name)) continue;
    const { html, status } = await shopper.openPage(path);
    pages.set(name, { name, path, status, source: html });
    waiting.push(...linksIn(html));
  }
  return [...pages.values()];
}
