// The sitemap: an index, and a file for each kind of page.
import type { GatewayRequest } from "#gateway/gateway.ts";
import { readSeo, seoId } from "../lib/shell/metadata.ts";
import type { PageContext } from "../lib/shell/page-context.ts";
import { isFields } from "../lib/shell/site-config.ts";
import { hasSupportPage } from "../lib/support-pages.ts";
import { isListed } from "../routes/access.ts";
import type { RouteName } from "../routes.ts";
import { routeNames, routes } from "../routes.ts";
import { categoryRows, postRows } from "./sitemap/blog.ts";
import type { PartReader, SitemapRow } from "./sitemap/row.ts";
import { escapeXml } from "./xml.ts";

/** The built pages that the route table lists for the visitors' segment (shell §2), without personal ones. */
const pageRows: PartReader = ({ capabilities }) =>
  routeNames
    .filter((name) => !routes[name].planned && routes[name].indexed && isListed(routes[name], capabilities ?? []))
    .map((route) => ({ route }));

/** The page, the terms and the support page of each offer, and its results from the first draw on. */
const offerRows: PartReader = async (_, caller) => {
  const [{ offers }, results] = await Promise.all([caller.offers.list(), caller.draws.listResultKeys()]);
  const drawnAt = new Map(results.map(({ productOfferKey, drawDate }) => [productOfferKey, drawDate]));
  return offers.flatMap((offer) => {
    const { key } = offer;
    const params = { productOfferKey: key };
    const changed = drawnAt.get(key);
    return [
      { route: "offer-play", params },
      { route: "offer-terms-and-conditions", params },
      ...(hasSupportPage(offer) ? [{ route: "offer-your-support", params } as const] : []),
      ...(changed
        ? ([
            { route: "offer-results", params, changed },
            { route: "offer-winners", params, changed },
          ] as const)
        : []),
    ];
  });
};

/** Every cause, whether or not the directory is shown. */
const causeRows: PartReader = async (_, caller) => {
  const causes = await caller.causes.list();
  return causes.map(({ urlSlug }) => ({ route: "cause", params: { causeSlug: urlSlug } }));
};

const PARTS: Record<string, PartReader> = {
  pages: pageRows,
  offers: offerRows,
  posts: postRows,
  categories: categoryRows,
  causes: causeRows,
};

export const SITEMAP_PATH = "/sitemap.xml";
const PART = /^\/sitemap\/([a-z-]+)\.xml$/;
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

type Visitor = { page: PageContext; gateway: GatewayRequest };
type Entry = { path: string; changed?: string | undefined };

/** Returns whether editors keep a page out of search engines. */
async function noindexOf({ page, gateway }: Visitor): Promise<(row: SitemapRow) => boolean> {
  const query = { categories: ["meta"], types: ["seo" as const] };
  const items = await page.configured("seo", () => gateway.caller.content.list(query));
  return ({ route, params = {} }) => {
    const id = seoId({ route, params });
    const { robots } = readSeo(isFields(items) && Object.hasOwn(items, id) ? items[id] : null);
    return robots.includes("noindex") || robots.includes("none");
  };
}

function xmlOf(list: "sitemapindex" | "urlset", item: "sitemap" | "url", entries: readonly Entry[], origin: URL) {
  const lines = entries.map(({ path, changed = "" }) => {
    const time = Date.parse(changed);
    const lastmod = Number.isNaN(time) ? "" : `<lastmod>${new Date(time).toISOString()}</lastmod>`;
    return `<${item}><loc>${escapeXml(new URL(path, origin).href)}</loc>${lastmod}</${item}>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${list} ${NAMESPACE}>\n${lines.join("\n")}\n</${list}>\n`;
}

/** Reads the parts, and keeps the last good copy of each for as long as its service fails. */
export class Sitemap {
  readonly #lastGood = new Map<string, readonly SitemapRow[]>();

  /** Returns the file at a path; undefined if there is none, null if it cannot be read. */
  async read(path: string, visitor: Visitor): Promise<string | null | undefined> {
    const { publicUrl } = visitor.page;
    if (path === SITEMAP_PATH) return xmlOf("sitemapindex", "sitemap", await this.#parts(visitor), publicUrl);
    const [, part = ""] = PART.exec(path) ?? [];
    if (!Object.hasOwn(PARTS, part)) return undefined;
    const entries = await this.#entries(part, visitor);
    if (entries?.length === 0) return undefined;
    return entries && xmlOf("urlset", "url", entries, publicUrl);
  }

  /** Lists the parts that have pages, or cannot be read at the moment. */
  async #parts(visitor: Visitor): Promise<Entry[]> {
    const parts = await Promise.all(
      Object.keys(PARTS).map(async (part): Promise<Entry[]> => {
        const entries = await this.#entries(part, visitor);
        if (entries?.length === 0) return [];
        const times = (entries ?? []).flatMap(({ changed }) => changed ?? []).sort();
        return [{ path: `/sitemap/${part}.xml`, changed: times.at(-1) }];
      }),
    );
    return parts.flat();
  }

  async #entries(part: string, visitor: Visitor): Promise<Entry[] | null> {
    const { page } = visitor;
    if (page.site.isIndexingDisabled) return [];
    const [rows, isNoindex] = await Promise.all([this.#rows(part, visitor), noindexOf(visitor)]);
    const href = page.href as (name: RouteName, params: object) => string;
    if (!rows) return null;
    return rows
      .filter((row) => !isNoindex(row))
      .map(({ route, params = {}, changed }) => ({ path: href(route, params), changed }));
  }

  async #rows(part: string, { page, gateway }: Visitor): Promise<readonly SitemapRow[] | null> {
    try {
      const rows = (await PARTS[part]?.(page, gateway.caller)) ?? [];
      this.#lastGood.set(part, rows);
      return rows;
    } catch (error) {
      const { status } = gateway.problemOf(error);
      // A backend without this service, or without products.
      if (status === 404 || status === 418) return [];
      return this.#lastGood.get(part) ?? null;
    }
  }
}

/**
 * Disallows only endpoints. Pages stay readable: a crawler that may not read a page cannot see its `noindex` and may list the
 * URL.
 */
export function robotsTxt({ site, publicUrl }: Pick<PageContext, "site" | "publicUrl">): string {
  const lines = ["User-agent: *", "Disallow: /trpc/", "Disallow: /_report"];
  if (!site.isIndexingDisabled) lines.push(`Sitemap: ${new URL(SITEMAP_PATH, publicUrl).href}`);
  return `${lines.join("\n")}\n`;
}
