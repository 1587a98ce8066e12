// The blog: lists, categories, posts, feed and sitemap.

import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { HOME } from "#site/lib/shell/metadata.ts";
import { blogFolder } from "./blog-folder.ts";
import { frontShopOfFile } from "./front-shop.ts";
import { all, one, textOf } from "./html.ts";
import { readSitemap } from "./sitemap.ts";
import type { Page } from "./visitor.ts";

const files = blogFolder();
const shop = frontShopOfFile({ env: { CONTENT_DIR: files.folder } });
afterAll(() => files.remove());
afterEach(() => void vi.useRealTimers());

const open = (path: string) => shop.visit().goto(path);
const titles = ({ main }: Page) => main.querySelectorAll("article").map((card) => textOf(one(card, "heading")));
const statusOf = async (path: string) => (await shop.ask(path)).status;
const canonicalOf = ({ html }: Page) =>
  /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.replace("http://127.0.0.1:4321", "");

describe("the blog", () => {
  it("shows the newest post first, 12 in all, then 4 of each category (Content 2)", async () => {
    const page = await open("/blog");
    expect(page.status).toBe(200);
    expect(titles(page)).toHaveLength(12);
    expect(titles(page).slice(0, 2)).toEqual(["The <newest> & best", "Draw story 13"]);
    const draws = one(page.main, "region", "Draws");
    expect(all(draws, "listitem")).toHaveLength(4);
    expect(page.has("region", "People & places")).toBe(true);
    expect(page.has("region", "Empty")).toBe(false);
  });

  it("leads to older posts, and from there to a post", async () => {
    const visitor = shop.visit();
    const older = await visitor.follow(await visitor.goto("/blog"), "Older stories");
    expect(older.url).toBe("/blog/category/all/2");
    expect(titles(older)).toEqual(["Draw story 2", "Lost picture", "Draw story 1", "Long"]);
    expect((await visitor.follow(older, "Draw story 1")).url).toBe("/blog/draw-1");
  });

  it("shows at most 12 posts of a category on a page (Content 1)", async () => {
    const first = await open("/blog/category/draws");
    expect(titles(first)).toHaveLength(12);
    expect(canonicalOf(first)).toBe("/blog/category/draws");
    const second = await shop.visit().follow(first, "Next");
    expect(titles(second)).toEqual(["Draw story 1"]);
    expect([canonicalOf(second), second.title]).toEqual(["/blog/category/draws/2", "Draws, page 2 | Drawcard"]);
  });

  it.each(["/blog/category/draws/1", "/blog/category/draws/0", "/blog/category/draws/-4", "/blog/category/draws/x"])(
    "treats %s as page 1",
    async (path) => {
      const page = await open(path);
      expect([page.status, titles(page)[0], canonicalOf(page)]).toEqual([200, "Draw story 13", "/blog/category/draws"]);
    },
  );

  it.each([
    "/blog/category/draws/3",
    "/blog/category/all/99",
    "/blog/category/empty",
    "/blog/category/unknown",
    "/blog/category/__proto__",
    "/blog/future",
    "/blog/draft",
    "/blog/unknown",
    "/blog/categories.yaml",
    `/blog/${"a".repeat(300)}`,
  ])("answers 404 for %s", async (path) => {
    expect(await statusOf(path)).toBe(404);
  });

  it("publishes a post at its time by the shop's clock", async () => {
    await shop.clock("2026-11-21T00:00:00Z");
    expect(titles(await open("/blog"))[0]).toBe("From the future");
    expect([await statusOf("/blog/future"), await statusOf("/blog/category/empty")]).toEqual([200, 200]);
  });
});

describe("a post", () => {
  it("shows date, reading time, category, picture and text (Content 3)", async () => {
    const page = await open("/blog/newest");
    expect(textOf(one(page.main, "heading", "The <newest> & best"))).toBeTruthy();
    expect(page.text).toContain("Tuesday 20 October 2026 · 1 min read");
    const [picture, figure] = page.main.querySelectorAll("img");
    expect([picture?.getAttribute("width"), picture?.getAttribute("loading")]).toEqual(["1600", undefined]);
    expect([figure?.getAttribute("alt"), figure?.getAttribute("height"), figure?.getAttribute("loading")]).toEqual([
      "A boat",
      "900",
      "lazy",
    ]);
    expect(page.text).toContain("The boat");
    expect(page.html).not.toMatch(/<script>alert|javascript:alert/);
    expect(page.text).toContain("<script>alert(1)</script>");
    expect(one(page.main, "link", /^another site/).getAttribute("rel")).toBe("noopener");
  });

  it("lists its headings from three on, and each link has its target", async () => {
    const page = await open("/blog/newest");
    const contents = one(page.main, "navigation", "On this page");
    expect(all(contents, "link").map((link) => link.getAttribute("href"))).toEqual([
      "#first-step",
      "#second-step",
      "#third-step",
    ]);
    for (const [, id] of page.html.matchAll(/href="#([^"]+)"/g))
      expect(page.body.querySelector(`[id="${id}"]`), id).toBeTruthy();
    expect((await open("/blog/draw-1")).has("navigation", "On this page")).toBe(false);
  });

  it("names four other posts of its category", async () => {
    const more = one((await open("/blog/draw-13")).main, "complementary", "More in Draws");
    expect(all(more, "link").map((link) => textOf(link))).toEqual(
      [12, 11, 10, 9].map((number) => `Draw story ${number}`),
    );
  });

  it("whose picture the CMS no longer has shows art", async () => {
    await shop.setReply("/cms/files/lost", { status: 404 });
    const page = await open("/blog/lost-picture");
    expect([page.status, page.main.querySelectorAll("img").length]).toEqual([200, 0]);
    expect(page.main.querySelector("svg.art")).toBeTruthy();
    expect(page.html).not.toContain("og:image");
    expect((await open("/blog/category/people")).html).not.toContain("/files/lost");
  });

  it("of 100,000 characters may be painted after its head, any other with all its content", async () => {
    const paintedAfter = async (path: string) =>
      /<link rel="expect" href="#([\w-]+)"/.exec((await open(path)).html)?.[1];
    expect([await paintedAfter("/blog/newest"), await paintedAfter("/blog/long")]).toEqual([
      "content-end",
      "article-start",
    ]);
  });

  it("reads the size of its pictures once for many renders", async () => {
    for (const _ of [1, 2, 3]) await shop.ask("/blog/newest?clear_cache=1");
    expect(shop.asked.filter((call) => call.endsWith("/cms/files/coast-rescue"))).toHaveLength(1);
  });

  it("is an article to search engines and other sites", async () => {
    const { html } = await open("/blog/newest");
    expect(html).toContain('<meta property="og:type" content="article"');
    expect(html).toContain('<meta property="og:image" content="http://127.0.0.1:4321/files/coast-rescue"');
    const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? "{}")["@graph"];
    expect(data).toEqual([
      expect.objectContaining({ "@type": "BreadcrumbList" }),
      expect.objectContaining({
        "@type": "CreativeWork",
        name: "The <newest> & best",
        datePublished: "2026-10-19T22:00:00.000Z",
      }),
    ]);
    expect(data[0].itemListElement.map(({ name }: { name: string }) => name)).toEqual([
      HOME,
      "Stories",
      "People & places",
      "The <newest> & best",
    ]);
  });
});

describe("every page of the blog", () => {
  const PAGES = ["/blog", "/blog/category/draws", "/blog/newest"];

  it.each(PAGES)("is shared, ships no React and has one h1: %s", async (path) => {
    const { headers, text } = await shop.ask(path);
    expect(headers["cache-control"]).toContain("s-maxage");
    expect(text).not.toContain("<astro-island");
    expect(text.match(/<h1[ >]/g)).toHaveLength(1);
  });

  it("is 404 with a backend that has no blog", async () => {
    await shop.setReply("/blog/posts", { status: 501 });
    for (const path of ["posts/newest", "categories"]) shop.setReplyOnly(`/blog/${path}`, { status: 501 });
    for (const path of [...PAGES, "/blog/feed.xml"]) expect([path, await statusOf(path)]).toEqual([path, 404]);
    expect([...(await readSitemap(shop)).keys()].filter((path) => path.startsWith("/blog/"))).toEqual([]);
    expect(await statusOf("/sitemap/posts.xml")).toBe(404);
  });

  it.each<[string, "down" | "garbage" | "slow" | { result: unknown }]>([
    ["down", "down"],
    ["slow", "slow"],
    ["answers with HTML", "garbage"],
    ["violates its contract", { result: { slug: 5 } }],
  ])("is the last good one while the blog %s", async (_, failure) => {
    for (const path of PAGES) expect([path, await statusOf(path)]).toEqual([path, 200]);
    for (const path of ["posts", "posts/newest", "categories"]) shop.setReplyOnly(`/blog/${path}`, failure);
    vi.setSystemTime(Date.now() + 10 * 60_000);
    for (const path of PAGES) expect([path, await statusOf(path)]).toEqual([path, 200]);
  });

  it.each(["down", "garbage"] as const)("is an error page if the blog was never read and is %s", async (failure) => {
    await shop.setReply("/blog/posts", failure);
    for (const path of ["posts/newest", "categories"]) shop.setReplyOnly(`/blog/${path}`, failure);
    for (const path of PAGES) expect([path, (await statusOf(path)) >= 500]).toEqual([path, true]);
    expect(await statusOf("/lotto-results")).toBe(200);
  });

  it("shows a post of any backend: a title of 5,000 characters, unsafe links, no paragraph", async () => {
    const post = {
      slug: "newest",
      title: `<b>${"x".repeat(5_000)}`,
      excerpt: "</script><script>alert(1)</script>",
      category: { slug: "people", name: "<i>People" },
      image: "javascript:alert(1)",
      published_at: "2026-10-19T22:00:00.000Z",
      body: "[a](javascript:alert(1)) [b](data:text/html,x) ![c](data:image/png;base64,x)\n\n######### nine\n\n# one\n\n###### six",
    };
    await shop.setReply("/blog/posts/newest", { result: post });
    const { status, html, main } = await open("/blog/newest");
    expect(status).toBe(200);
    // In an attribute, a tag is text.
    expect(html.replace(/content="[^"]*"/g, "")).not.toMatch(/<b>x|<i>People|<script>alert/);
    expect(html).not.toMatch(/(?:href|src)="(?:javascript|data):|og:image/);
    expect(main.querySelectorAll("h1, h2, h3").map(({ tagName }) => tagName)).toEqual(["H1", "H2", "H3", "H2"]);
  });

  it("shows a post without its list and sizes while those fail, and does not keep it", async () => {
    await shop.setReply("/blog/posts", "down");
    shop.setReplyOnly("/cms/files/coast-rescue", "down");
    const page = await open("/blog/newest");
    expect([page.status, page.headers["cache-control"]]).toEqual([200, expect.stringContaining("no-store")]);
    expect(page.has("complementary", /^More in/)).toBe(false);
  });
});

describe("the flag blog", () => {
  const links = (page: Page) => all(page.body, "link").filter((link) => link.getAttribute("href") === "/blog").length;

  it("shows and hides the links of header and footer and the rows of the sitemap; the pages stay open", async () => {
    expect(links(await open("/lotto-results"))).toBe(2);
    expect(links(await open("/shell/menu"))).toBeGreaterThanOrEqual(2);
    const listed = await readSitemap(shop);
    expect([...listed.keys()]).toEqual(expect.arrayContaining(["/blog", "/blog/category/draws", "/blog/newest"]));
    expect(listed.get("/blog/newest")).toBe("2026-10-19T22:00:00.000Z");
    expect([...listed.keys()].filter((path) => /future|draft|\/empty/.test(path))).toEqual([]);

    await shop.controls.capability("blog", "off");
    expect(links(await open("/lotto-results"))).toBe(0);
    expect([...(await readSitemap(shop)).keys()].filter((path) => path.startsWith("/blog"))).toEqual([]);
    expect([await statusOf("/blog"), await statusOf("/blog/newest")]).toEqual([200, 200]);
  });
});

describe("the feed", () => {
  it("has the posts, newest first, with escaped text", async () => {
    const { status, headers, text } = await shop.ask("/blog/feed.xml");
    expect([status, headers["content-type"]]).toEqual([200, "application/atom+xml; charset=utf-8"]);
    expect(text.match(/<entry>/g)).toHaveLength(16);
    expect(/<entry>.*?<\/entry>/s.exec(text)?.[0]).toContain(
      "<id>http://127.0.0.1:4321/blog/newest</id>\n<title>The &lt;newest&gt; &amp; best</title>",
    );
    expect(text).toContain("<updated>2026-10-19T22:00:00.000Z</updated>");
    expect((await open("/blog")).html).toContain('type="application/atom+xml"');
  });
});
