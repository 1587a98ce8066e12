import type { FrontShop } from "./front-shop.ts";

/** Returns what a sitemap file lists: paths of this shop with their times. */
export const entriesOf = (xml: string): (readonly [path: string, changed: string | undefined])[] =>
  [...xml.matchAll(/<loc>[a-z]+:\/\/[^/]+([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g)].map(
    ([, path = "", changed]) => [path || "/", changed] as const,
  );

/** Returns the pages of every part that the sitemap's index lists, with their times. */
export async function readSitemap({ ask }: Pick<FrontShop, "ask">): Promise<Map<string, string | undefined>> {
  const parts = entriesOf((await ask("/sitemap.xml")).text);
  const texts = await Promise.all(parts.map(async ([path]) => (await ask(path)).text));
  return new Map(texts.flatMap(entriesOf));
}
