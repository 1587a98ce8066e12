// robots.txt and the sitemap: its parts, what they list, and what they list while services fail.
import { describe, expect, it } from "vitest";
import { routeNames, routes } from "#site/routes.ts";
import { frontShopOfFile } from "./front-shop.ts";
import { entriesOf, readSitemap } from "./sitemap.ts";
import { capabilities, siteConfig } from "./upstream-replies.ts";

const shop = frontShopOfFile();

describe("robots.txt and sitemap.xml", () => {
  const listed = async () => [...(await readSitemap(shop)).keys()];

  it("name each other, and block no page", async () => {
    const { text, headers } = await shop.ask("/robots.txt");
    expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(text).toContain("Sitemap: http://127.0.0.1:4321/sitemap.xml");
    expect(text).not.toMatch(/^Disallow: \/$/m);
  });

  // crawl.spec.ts opens each of them.
  it("lists no page without a route", async () => {
    const paths = await listed();
    expect(paths).toEqual(expect.arrayContaining(["/", "/lotto-tickets", "/lotto-results", "/about/privacy"]));
    const unbuilt = routeNames.filter((name) => routes[name].planned).map((name) => routes[name].pattern as string);
    expect(paths.filter((path) => unbuilt.includes(path))).toEqual([]);
  });

  it("lists results only with the multi-offer site capability (Content 10)", async () => {
    await shop.setReply("/v2/capabilities", capabilities(["commercial_lotteries"]));
    expect((await listed()).filter((path) => path.startsWith("/lotto-results"))).toEqual([]);
  });

  it("lists overridden paths", async () => {
    const route_overrides = { "lotto-tickets": { path: "/play-lotto" } };
    await shop.setReply("/cms/items/site_config", siteConfig({ route_overrides }));
    const paths = await listed();
    expect([paths.includes("/play-lotto"), paths.includes("/lotto-tickets")]).toEqual([true, false]);
  });

  it("has a part for each kind of page, with the time of its newest page", async () => {
    const parts = entriesOf((await shop.ask("/sitemap.xml")).text);
    expect(parts.map(([path]) => path)).toEqual(
      expect.arrayContaining(["pages", "offers", "posts", "categories"].map((part) => `/sitemap/${part}.xml`)),
    );
    for (const [part, changed] of parts) {
      const times = entriesOf((await shop.ask(part)).text).flatMap(([, time]) => time ?? []);
      expect([part, changed]).toEqual([part, times.sort().at(-1)]);
    }
    expect((await shop.ask("/sitemap/nothing.xml")).status).toBe(404);
  });

  it("lists the offers with their results", async () => {
    const pages = await readSitemap(shop);
    expect([...pages.keys()]).toEqual(expect.arrayContaining(["/powerball", "/powerball/results", "/oz_lotto"]));
    expect(pages.get("/powerball/results")).toMatch(/^2026-/);
  });

  it("lists no page that editors or the route table keep out of search engines", async () => {
    const items = {
      "meta.about": { id: "meta.about", type: "seo", value: { robots: "noindex" } },
      "meta.offer-play.powerball": { id: "meta.offer-play.powerball", type: "seo", value: { robots: "none" } },
    };
    await shop.setReply("/translation/en-AU/items", { result: { items } });
    const paths = await listed();
    expect(paths.filter((path) => ["/about", "/powerball"].includes(path) || path.startsWith("/my-account"))).toEqual(
      [],
    );
    expect(paths).toEqual(expect.arrayContaining(["/about/privacy", "/powerball/results"]));
  });

  it("lists every post of the blog, more than 100 too", async () => {
    const category = { slug: "draws", name: "Draws" };
    const post = (at: number) => ({
      slug: `post-${at}`,
      title: "x",
      excerpt: "x",
      category,
      published_at: "2026-11-01T00:00:00Z",
    });
    const result = Array.from({ length: 100 }, (_, at) => post(at));
    await shop.setReply("/blog/posts", { result, page_info: { limit: 100, offset: 0, total: 300 } } as {
      result: unknown;
    });
    await shop.ask("/sitemap/posts.xml");
    const offsets = shop.asked.flatMap((call) => /\/blog\/posts\?.*offset=(\d+)/.exec(call)?.[1] ?? []);
    expect(offsets.sort()).toEqual(["0", "100", "200"]);
  });

  it.each(["down", "garbage", "slow"] as const)("keeps its last good parts while services are %s", async (failure) => {
    const before = await readSitemap(shop);
    for (const path of ["/blog/posts", "/v2/pricing/pri_au_nsw/product_offers"]) shop.setReplyOnly(path, failure);
    expect(await readSitemap(shop)).toEqual(before);
  });

  it("answers 503 for a part that was never read, and lists the others", async () => {
    await shop.setReply("/blog/posts", "down");
    const { status, text } = await shop.ask("/sitemap.xml");
    expect([status, entriesOf(text).map(([path]) => path)]).toEqual([
      200,
      expect.arrayContaining(["/sitemap/posts.xml"]),
    ]);
    expect((await shop.ask("/sitemap/posts.xml")).status).toBe(503);
    expect((await shop.ask("/sitemap/pages.xml")).status).toBe(200);
  });
});
