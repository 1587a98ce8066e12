// Every page that the sitemap or a link leads to, in both languages. New pages join by their links. The second language has the same pages
// and links, so `npm test` opens a seeded quarter of its sitemap and a few pages of each route; the proof opens all.
import { beforeAll, describe, expect, it, vi } from "vitest";
import { isProof, quarterOf } from "#tests/seeded.ts";
import { type Crawl, crawl, deadAnchors, MOST_PAGES_OF_A_ROUTE } from "./crawler.ts";
import { frontShopOfFile } from "./front-shop.ts";
import { entriesOf } from "./sitemap.ts";
import { siteConfig } from "./upstream-replies.ts";
import { feedFaults, htmlFaultsOnce, sitemapFaults, structuredData, structuredDataFaults } from "./validators.ts";

const shop = frontShopOfFile();
// A crawl takes 15 s on a quiet machine.
const PATIENCE_MS = 300_000;
vi.setConfig({ testTimeout: PATIENCE_MS });
// The second language repeats the markup of the first.
const htmlFaults = htmlFaultsOnce();

const CAUSE = "/causes/coast-rescue";

describe.each(["en-AU", "en-GB"])("a crawl in %s", (locale) => {
  const isWhole = isProof || locale === "en-AU";
  let found: Crawl;
  let starts: readonly string[];
  /** The sitemap's index and its parts, by path. */
  const sitemap = new Map<string, string>();
  let feed: string;
  const pages = () => [...found.pages.values()];
  const listed = () =>
    [...sitemap.values()]
      .slice(1)
      .flatMap(entriesOf)
      .map(([path]) => path);

  beforeAll(async () => {
    const read = async (path: string) => (await shop.ask(path)).text;
    await shop.setReply("/cms/items/site_config", siteConfig({ locale }));
    sitemap.set("/sitemap.xml", await read("/sitemap.xml"));
    for (const [part] of entriesOf(sitemap.get("/sitemap.xml") ?? "")) sitemap.set(part, await read(part));
    feed = await read("/blog/feed.xml");
    starts = isWhole ? listed() : quarterOf(listed(), (path) => path);
    found = await crawl(shop, ["/", CAUSE, ...starts], isWhole ? MOST_PAGES_OF_A_ROUTE : 3);
    await shop.quiet();
  }, PATIENCE_MS);

  it("finds no dead link, picture, style, script or breadcrumb", () => {
    expect(found.dead).toEqual([]);
    expect(found.pages.size).toBeGreaterThan(isWhole ? 100 : 50);
  });

  it("finds the pages of every kind", () => {
    const reached = isWhole ? [CAUSE, "/blog/category/all"] : [CAUSE];
    expect(reached.filter((path) => !found.pages.has(path))).toEqual([]);
    const linked = ["/causes", "/your-support", "/about/faq", "/app", "/blog"];
    const home = found.pages.get("/")?.html;
    expect(linked.filter((path) => !found.pages.has(path) || !home?.includes(`href="${path}"`))).toEqual([]);
  });

  it("finds no dead anchor", () => {
    expect(deadAnchors(found)).toEqual([]);
  });

  it("finds valid HTML: one h1, headings in order, alternative texts, unique ids", async () => {
    const validated = quarterOf(pages(), ({ path }) => path);
    expect((await Promise.all(validated.map(htmlFaults))).flat()).toEqual([]);
  });

  it("finds pages of its language with a title each", () => {
    const titles = pages().map(({ path, root }) => [path, root.querySelector("title")?.text.trim()]);
    expect(titles.filter(([, title]) => !title)).toEqual([]);
    const foreign = pages().filter(({ html }) => !html.includes(`<html lang="${locale}"`));
    expect(foreign.map(({ path }) => path)).toEqual([]);
  });

  it("finds valid structured data, and the way from the home page on every page that may be indexed", () => {
    expect(pages().flatMap(structuredDataFaults)).toEqual([]);
    const withoutWay = pages().filter((page) => {
      const isIndexed = page.path !== "/" && !page.html.includes('content="noindex');
      return isIndexed && !structuredData(page).some((node) => node["@type"] === "BreadcrumbList");
    });
    expect(withoutWay.map(({ path }) => path)).toEqual([]);
  });

  it("finds a valid sitemap, whose pages exist, may be indexed and are their own canonical", () => {
    expect([...sitemap].map(([part, xml]) => [part, ...sitemapFaults(xml)]).filter(([, fault]) => fault)).toEqual([]);
    const isGood = (path: string) => {
      const html = found.pages.get(path)?.html ?? 'content="noindex';
      const isCanonical = html.includes(`<link rel="canonical" href="http://127.0.0.1:4321${path}"`);
      return isCanonical && !html.includes('content="noindex');
    };
    expect(starts.filter((path) => !isGood(path))).toEqual([]);
    expect(listed().length).toBeGreaterThan(50);
  });

  it("finds a valid Atom feed of its language", () => {
    expect(feedFaults(feed)).toEqual([]);
    expect(feed).toContain(`xml:lang="${locale}"`);
  });
});
