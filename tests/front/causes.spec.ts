// Causes, their directory, the page of what customers' support did, and lists of four stories.

import { describe, expect, it } from "vitest";
import { HOME } from "#site/lib/shell/metadata.ts";
import { frontShopOfFile } from "./front-shop.ts";
import { all, namesOf, one, textOf } from "./html.ts";
import { readSitemap } from "./sitemap.ts";
import type { Page } from "./visitor.ts";

const shop = frontShopOfFile();
const open = (path: string) => shop.visit().goto(path);
const statusOf = async (path: string) => (await shop.ask(path)).status;
const linksTo = ({ body }: Page, path: string) =>
  all(body, "link").filter((link) => link.getAttribute("href") === path).length;
const structured = ({ html }: Page) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? "{}")["@graph"] as [
    { itemListElement: { name: string }[] },
    { "@type": string },
  ];

const SCHOOL = { key: "river_school", url_slug: "river-school", name: "River <School>" };
const PAYMENT = {
  product_offer_key: "charity_raffle",
  draw_no: 12,
  amount: { amount: 48_500.5, currency: "AUD" },
  paid_at: "2026-12-23T23:00:00Z",
};
const raised = (payments: (typeof PAYMENT)[]) => ({
  total: { amount: payments.reduce((sum, { amount }) => sum + amount.amount, 0), currency: "AUD" },
  as_of: "2026-12-28T01:00:00Z",
  payments,
});

describe("the directory of causes", () => {
  it("shows every cause with the flag causes_directory (Content 4)", async () => {
    const page = await open("/causes");
    const names = page.main.querySelectorAll("article h2").map((name) => textOf(name));
    expect(names).toHaveLength(8);
    expect(names).toEqual(names.toSorted());
    expect(page.text).toContain("Beach house raffle");
    expect((await shop.visit().follow(page, "Coast Rescue")).url).toBe("/causes/coast-rescue");
  });

  it("is linked from the menu and the footer, and listed in the sitemap", async () => {
    expect(linksTo(await open("/about"), "/causes")).toBeGreaterThanOrEqual(1);
    expect(linksTo(await open("/shell/menu"), "/causes")).toBeGreaterThanOrEqual(1);
    const listed = await readSitemap(shop);
    for (const path of ["/causes", "/causes/coast-rescue", "/your-support"]) expect([...listed.keys()]).toContain(path);
  });

  it("is 404 without the flag, and nothing links to it; single causes stay", async () => {
    await shop.controls.capability("causes_directory", "off");
    expect(await statusOf("/causes")).toBe(404);
    // Header, drawer, footer, breadcrumbs, the pages' own links, and those in the texts of editors.
    for (const path of [
      "/lotto-tickets",
      "/shell/menu",
      "/causes/coast-rescue",
      "/your-support",
      "/about",
      "/about/faq",
    ])
      expect([path, linksTo(await open(path), "/causes")]).toEqual([path, 0]);
    expect((await open("/about")).text).toContain("The causes that our raffles can help");
    const listed = await readSitemap(shop);
    expect([listed.has("/causes"), listed.has("/causes/coast-rescue")]).toEqual([false, true]);
  });

  it("without causes says so", async () => {
    await shop.setReply("/v2/causes", { status: 200, body: { result: [] } });
    expect((await open("/causes")).text).toContain("No causes yet");
  });
});

describe("a cause", () => {
  it("shows its text and picture, its raffle with close and draw, how the money reaches it, and 4 stories", async () => {
    const page = await open("/causes/coast-rescue");
    expect(textOf(one(page.main, "heading", "Coast Rescue"))).toBeTruthy();
    expect(page.main.querySelector("article.rich-text strong")?.textContent).toBe("Boats.");
    expect(page.main.querySelector("img")?.getAttribute("src")).toBe("/files/coast-rescue");
    const raffles = textOf(one(page.main, "region", "Raffles for Coast Rescue"));
    expect(raffles).toMatch(
      /Beach house raffle.*Sales close.*Friday 18 Dec, 8:00 pm AEDT.*From \$10\.00.*Next draw.*Sunday 20 December 2026/,
    );
    expect(page.has("region", "How the money gets there")).toBe(true);
    expect(all(one(page.main, "region", "Stories"), "listitem")).toHaveLength(4);
    const stories = one(page.main, "region", "Stories");
    expect(textOf(stories)).toContain("Four boats, one raffle");
    expect(textOf(stories)).not.toContain("A pool by the river");
    const dates = stories.querySelectorAll("time").map((time) => time.getAttribute("datetime") ?? "");
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it("without a raffle says so, and shows its picture", async () => {
    const page = await open("/causes/river-school");
    expect(page.text).toContain("No raffle supports River School right now.");
    expect(page.main.querySelector("img")?.getAttribute("src")).toBe("/files/river-school");
  });

  it("with underscores in its address is the same page to search engines", async () => {
    const page = await open("/causes/coast_rescue");
    expect(page.html).toContain('<link rel="canonical" href="http://127.0.0.1:4321/causes/coast-rescue"');
  });

  it("is an error while the list fails, not another page", async () => {
    await shop.setReply("/v2/causes", "down");
    expect(await statusOf("/causes/night-pantry")).toBe(503);
    expect(shop.asked.some((line) => line.includes("night_pantry"))).toBe(false);
  });

  it.each(["unknown", "a".repeat(101), "..%2F..%2Fauth", "%3Cscript%3E", "__proto__", "coast-rescue%00"])(
    "answers 404 for %s",
    async (slug) => {
      expect(await statusOf(`/causes/${slug}`)).toBe(404);
    },
  );

  it("shows an editor's name and text as text", async () => {
    const hostile = {
      ...SCHOOL,
      description: "<img src=x>",
      image: "//evil.example/x",
      body: "<script>alert(1)</script>",
    };
    await shop.setReply("/v2/causes", { status: 200, body: { result: [hostile] } });
    const page = await open("/causes/river-school");
    expect(textOf(one(page.main, "heading", "River <School>"))).toBeTruthy();
    expect(page.html).not.toMatch(/<script>alert|evil\.example/);
    expect(page.main.querySelector("img")).toBeNull();
    expect(page.text).toContain("<script>alert(1)</script>");
  });

  it("has its path and its kind in the structured data (SEO 9)", async () => {
    const [crumbs, kind] = structured(await open("/causes/coast-rescue"));
    expect(crumbs.itemListElement.map(({ name }) => name)).toEqual([HOME, "Causes", "Coast Rescue"]);
    expect(kind["@type"]).toBe("WebPage");
  });
});

describe("your support", () => {
  it("shows a page (Content 8): money by cause and raffle from the ledger, ticket prices, stories, contact", async () => {
    const page = await open("/your-support");
    expect(page.status).toBe(200);
    const money = one(page.main, "region", "Money for causes");
    expect(textOf(money)).toMatch(
      /\$[\d,]+\.\d\d paid from raffles sold here\. From our ledger on Friday 20 Nov, 12:00 pm AEDT/,
    );
    const rows = money.querySelectorAll("tbody tr").map((row) => textOf(row).replace(/\s+/g, " "));
    const cents = (text = "") => Math.round(100 * Number(/\$([\d,]+\.\d\d)/.exec(text)?.[1]?.replaceAll(",", "")));
    // The weekly lotteries of the demo have paid what their prizes left.
    expect(cents(textOf(money))).toBe(rows.reduce((sum, row) => sum + cents(row), 0));
    const unpaid = money.querySelectorAll("p").find((line) => textOf(line).startsWith("Nothing paid yet"));
    expect(unpaid && namesOf(unpaid, "link")).toHaveLength(4);
    expect(rows.join()).toMatch(/Coast Rescue ?Beach house raffle, draw 11 ?4 Oct 2026 ?\$48,500\.00/);
    const price = one(page.main, "region", "Where the price of a ticket goes");
    expect(textOf(price)).toMatch(/Powerball\s*60%\s*40%/);
    expect(textOf(price)).toContain("One Lottery: the prizes are fixed amounts");
    expect(all(one(page.main, "region", "Stories"), "listitem")).toHaveLength(4);
    expect(textOf(one(page.main, "region", "How to reach us"))).toContain("1800 975 711");
  });

  it("says so before the first payment", async () => {
    await shop.setReply("/v2/causes", { status: 200, body: { result: [{ ...SCHOOL, raised: raised([]) }] } });
    expect((await open("/your-support")).text).toContain("No raffle has paid out yet.");
  });

  it("lists each payment with its date", async () => {
    const body = { result: [{ ...SCHOOL, raised: raised([PAYMENT, { ...PAYMENT, draw_no: 11 }]) }] };
    await shop.setReply("/v2/causes", { status: 200, body });
    for (const path of ["/your-support", "/causes/river-school"]) {
      const { text, main } = await open(path);
      expect(text).toContain(
        "$97,001.00 paid from raffles sold here. From our ledger on Monday 28 Dec, 12:00 pm AEDT.",
      );
      const rows = main.querySelectorAll(".raised tbody tr").map((row) => textOf(row).replace(/\s+/g, " "));
      expect(rows[0]).toMatch(/River <School> ?Beach house raffle, draw 12 ?24 Dec 2026 ?\$48,500\.50/);
      expect(rows).toHaveLength(2);
    }
  });

  it.each([
    ["/v2/causes", "Money for causes"],
    ["/v2/pricing/pri_au_nsw/product_offers", "Where the price of a ticket goes"],
    ["/blog/posts", "Stories"],
  ])("is complete but for its part while %s fails, and is not kept", async (path, part) => {
    await shop.setReply(path, "down");
    const page = await open("/your-support");
    expect([page.status, page.has("region", part)]).toEqual([200, false]);
    expect(page.headers["cache-control"]).toContain("no-store");
    expect(page.has("region", "How to reach us")).toBe(true);
  });
});

describe("a cause while a part fails", () => {
  it.each([
    ["/v2/pricing/pri_au_nsw/product_offers", /^Raffles for/],
    ["/blog/posts", "Stories"],
  ])("is shown without the part of %s, and is not kept", async (path, part) => {
    await shop.setReply(path, "down");
    const page = await open("/causes/coast-rescue");
    expect([page.status, page.has("region", part)]).toEqual([200, false]);
    expect(page.headers["cache-control"]).toContain("no-store");
  });
});

describe("a backend without causes", () => {
  it("has no page of them; your support is complete without, and kept", async () => {
    await shop.setReply("/v2/causes", { status: 501 });
    expect([await statusOf("/causes"), await statusOf("/causes/coast-rescue")]).toEqual([404, 404]);
    const page = await open("/your-support");
    expect([page.status, page.has("region", "Money for causes")]).toEqual([200, false]);
    expect(page.headers["cache-control"]).toContain("s-maxage");
    expect([...(await readSitemap(shop)).keys()].filter((path) => path.startsWith("/causes/"))).toEqual([]);
  });
});

describe("a list of stories without pages", () => {
  const PAGES = ["/", "/causes/coast-rescue", "/your-support"];
  const storiesOf = (page: Page) =>
    page.has("region", "Stories") ? all(one(page.main, "region", "Stories"), "listitem") : [];

  it.each(PAGES)("has 4 items: %s (Content 2)", async (path) => {
    expect(storiesOf(await open(path))).toHaveLength(4);
  });

  it("is absent without the flag blog, and without a blog service, which is no failure", async () => {
    await shop.setReply("/blog/posts", { status: 501 });
    for (const path of PAGES) {
      const page = await open(path);
      expect([path, storiesOf(page).length]).toEqual([path, 0]);
      expect(page.headers["cache-control"]).toContain("s-maxage");
    }
    await shop.controls.capability("blog", "off");
    for (const path of PAGES) expect([path, storiesOf(await open(path)).length]).toEqual([path, 0]);
  });

  it("is absent while the blog fails, and the page is not kept", async () => {
    await shop.setReply("/blog/posts", "down");
    for (const path of PAGES) {
      const page = await open(path);
      expect([path, page.status, storiesOf(page).length]).toEqual([path, 200, 0]);
      expect(page.headers["cache-control"]).toContain("no-store");
    }
  });
});

it.each(["/causes", "/causes/coast-rescue", "/your-support"])(
  "is shared, ships no React, and has one h1, a title and a description: %s (SEO 1, SEO 3)",
  async (path) => {
    const { headers, text } = await shop.ask(path);
    expect(headers["cache-control"]).toContain("s-maxage");
    expect(text).not.toContain("<astro-island");
    expect(text.match(/<h1[ >]/g)).toHaveLength(1);
    expect(text).toMatch(/<title>[^<]+ \| Drawcard<\/title>/);
    expect(text).toMatch(/<meta name="description" content="[^"]{20,}"/);
    expect(text).toMatch(/<meta property="og:title"/);
  },
);
