// The pages of an offer that editors write: its terms, its questions and its support.

import { describe, expect, it } from "vitest";
import { PUBLISHED_OFFERS } from "#services/main/catalogue/offers/catalogue.ts";
import { HOME } from "#site/lib/shell/metadata.ts";
import { frontShopOfFile } from "./front-shop.ts";
import { all, one, textOf } from "./html.ts";
import { readSitemap } from "./sitemap.ts";
import type { Page } from "./visitor.ts";

const shop = frontShopOfFile();
const open = (path: string) => shop.visit().goto(path);
const shown = ({ main }: Page) => main.querySelectorAll("details summary").map((summary) => textOf(summary));
type Node = { "@type": string; mainEntity: { name: string }[] };
function listed({ html }: Page): string[] | undefined {
  const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? "{}");
  const nodes: Node[] = data["@graph"] ?? [data];
  return nodes.find((node) => node["@type"] === "FAQPage")?.mainEntity.map(({ name }) => name);
}
const canonicalOf = ({ html }: Page) => /<link rel="canonical" href="[^"]*:4321([^"]*)"/.exec(html)?.[1];

describe("the terms of an offer", () => {
  it.each(PUBLISHED_OFFERS.map(({ category, key, name }) => [key, name, category] as const))(
    "%s has its own, with its questions",
    async (key, name, category) => {
      const path = `/${key}/terms-and-conditions`;
      const page = await open(path);
      expect([page.status, textOf(one(page.main, "heading"))]).toEqual([200, `${name} terms and conditions`]);
      expect(page.text).toMatch(/Version \d\.\d, in force from/);
      expect(shown(page).length).toBeGreaterThanOrEqual(4);
      expect(listed(page)).toEqual(shown(page));
      expect(page.html).not.toContain("<astro-island");
      expect(page.headers["cache-control"]).toContain("s-maxage");
      expect(canonicalOf(page)).toBe(path);
      expect(all(one(page.body, "navigation", "Breadcrumb"), "link").map((link) => textOf(link))).toEqual([
        ...[
          HOME,
          { raffle: "Raffles", social_play: "Syndicates", lotto: "Lotto tickets", membership: "" }[category],
          name,
          `${name} terms and conditions`,
        ],
      ]);
    },
  );

  it("are linked from its play and results pages, and are in the sitemap", async () => {
    for (const path of ["/powerball", "/powerball/results"]) {
      const page = await shop.visit().follow(await open(path), "Terms and questions");
      expect(page.url).toBe("/powerball/terms-and-conditions");
    }
    expect([...(await readSitemap(shop)).keys()]).toContain("/powerball/terms-and-conditions");
  });

  it("of a draw name it, with its terms and prizes, under the canonical address of all draws", async () => {
    const page = await open("/charity_raffle/terms-and-conditions/12");
    expect([page.status, canonicalOf(page)]).toEqual([200, "/charity_raffle/terms-and-conditions"]);
    expect(textOf(one(page.main, "region", /^Draw 12, /))).toMatch(/Permits: .*20 × /s);
    for (const draw of ["99999", "0", "x", "1/2"])
      expect([draw, (await open(`/charity_raffle/terms-and-conditions/${draw}`)).status]).toEqual([draw, 404]);
    expect((await open("/no_such_offer/terms-and-conditions")).status).toBe(404);
  });

  it("are a saved copy without questions while the CMS is down, which is not kept", async () => {
    for (const collection of ["pages", "questions"]) await shop.setReply(`/cms/items/${collection}`, "down");
    const page = await open("/powerball/terms-and-conditions");
    expect([page.status, page.text.includes("This is a saved copy"), shown(page)]).toEqual([200, true, []]);
    expect(page.text).toContain("The barrels");
    expect(page.headers["cache-control"]).toContain("no-store");
  });

  it("are the general ones if editors wrote none", async () => {
    const body = { result: [], page_info: { limit: 100, offset: 0, total: 0 } };
    await shop.setReply("/cms/items/pages", { status: 200, body });
    const page = await shop.visit().follow(await open("/powerball/terms-and-conditions"), "terms and conditions");
    expect(page.url).toBe("/about/terms-and-conditions");
  });
});

describe("the support of an offer", () => {
  it("of a raffle shows what it paid and to whom; of a lottery, where the price of a ticket goes", async () => {
    const raffle = await open("/charity_raffle/your-support");
    expect([raffle.status, raffle.text.includes("draw 11"), canonicalOf(raffle)]).toEqual([
      ...[200, true, "/charity_raffle/your-support"],
    ]);
    const lottery = await open("/powerball/your-support");
    expect(lottery.text).toContain("To the prize pool");
    expect(lottery.text).not.toContain("Money for causes");
    expect((await open("/saturday_syndicate/your-support")).status).toBe(404);
  });
});
