// Every page that a link leads to, in both languages. New pages join by their links.
import { beforeAll, describe, expect, it, vi } from "vitest";
import { type Crawl, crawl, deadAnchors } from "./crawler.ts";
import { frontShopOfFile } from "./front-shop.ts";
import { entriesOf, readSitemap } from "./sitemap.ts";
import { siteConfig } from "./upstream-replies.ts";
import { feedFaults, htmlFaults, sitemapFaults, structuredData, structuredDataFaults } from "./validators.ts";

const shop = frontShopOfFile();
// A crawl takes 15 s on a quiet machine.
const PATIENCE_MS = 300_000;
vi.setConfig({ testTimeout: PATIENCE_MS });

describe.each(["en-AU", "en-GB"])("a crawl from the home page in %s", (locale) => {
  let found: Crawl;
  const pages = () => [...found.pages.values()];

  beforeAll(async () => {
    await shop.setReply("/cms/items/site_config", siteConfig({ locale }));
    found = await crawl(shop, ["/"]);
    await shop.quiet();
  }, PATIENCE_MS);

  it("finds no dead link, picture, style, script or breadcrumb", () => {
    expect(found.dead).toEqual([]);
    expect(found.pages.size).toBeGreaterThan(40);
  });

  it("finds no dead anchor", () => {
    expect(deadAnchors(found)).toEqual([]);
  });

  it("finds valid HTML: one h1, headings in order, alternative texts, unique ids", async () => {
    expect((await Promise.all(pages().map(htmlFaults))).flat()).toEqual([]);
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
});

describe("the sitemap", () => {
  it("is valid, and each of its pages exists, may be indexed and is its own canonical", async () => {
    const index = (await shop.ask("/sitemap.xml")).text;
    expect(sitemapFaults(index)).toEqual([]);
    for (const [part] of entriesOf(index))
      expect([part, sitemapFaults((await shop.ask(part)).text)]).toEqual([part, []]);
    const wrong = [];
    for (const path of (await readSitemap(shop)).keys()) {
      const { status, text } = await shop.ask(path);
      const isCanonical = text.includes(`<link rel="canonical" href="http://127.0.0.1:4321${path}"`);
      if (status !== 200 || !isCanonical || text.includes('content="noindex')) wrong.push([path, status, isCanonical]);
    }
    expect(wrong).toEqual([]);
  });
});

it("The feed is a valid Atom feed", async () => {
  expect(feedFaults((await shop.ask("/blog/feed.xml")).text)).toEqual([]);
});
