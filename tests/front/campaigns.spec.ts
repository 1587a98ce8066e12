// Links of campaigns: what they keep, and the cached page that they share.
import { describe, expect, it } from "vitest";
import { frontShopOfFile } from "./front-shop.ts";
import { all, textOf } from "./html.ts";
import { signIn } from "./people.ts";
import type { Page } from "./visitor.ts";

const shop = frontShopOfFile();
const CONSENT = "dc_consent=essential+non_essential";
const FORUM = { referer: "https://forum.example/threads/7" };

describe("a campaign link", () => {
  it("gets the cached page of its path: links cannot fill the cache", async () => {
    const links = [
      "utm_source=mail",
      "utm_campaign=a",
      "utm_campaign=b&p=7",
      "utm_term=a+b",
      "aff=friend",
      "p=7",
      "x=1",
    ];
    const plain = await shop.ask("/monday_lotto");
    // Each rendering has a key of its own, and so another ETag.
    for (const query of links) {
      const { status, headers } = await shop.ask(`/monday_lotto?${query}`);
      expect([status, headers["etag"]], query).toEqual([200, plain.headers["etag"]]);
    }
  });
});

describe("the referrer of a visit", () => {
  const referrerOf = async (headers: Record<string, string>) =>
    String((await shop.ask("/about", { headers })).headers["set-cookie"] ?? "");

  it("is kept with consent, also if the page comes from memory", async () => {
    for (let visit = 0; visit < 3; visit++) {
      expect(await referrerOf({ ...FORUM, cookie: CONSENT })).toContain("dc_utm=referrer=https%3A%2F%2Fforum.example");
    }
  });

  it("is not kept without consent, and the page then comes from memory", async () => {
    for (let visit = 0; visit < 3; visit++) expect(await referrerOf(FORUM)).toBe("");
  });
});

describe("a campaign that the CMS knows", () => {
  const data = { campaign: "spring_draws", heading: "Spring is here", text: "Two draws.\n\n<b>One</b> ticket." };
  const item = (more: object = {}) => ({
    id: "spring",
    collection: "campaigns",
    status: "published",
    data: { ...data, ...more },
  });
  const serve = (...items: object[]) =>
    shop.setReply("/cms/items/campaigns", {
      result: items,
      page_info: { limit: 100, offset: 0, total: items.length },
    } as never);
  const blockOf = ({ main }: Page) => all(main, "region", "Spring is here").map((block) => textOf(block))[0];
  const open = (path: string) => shop.visit().goto(path);

  it.each(["/", "/monday_lotto", "/monday_lotto/standard"])("shows heading, text and code on %s", async (path) => {
    await serve(item({ promotion: "WELCOME1" }));
    expect(blockOf(await open(`${path}?utm_campaign=spring_draws`))).toBe(
      "Spring is here Two draws. <b>One</b> ticket. Enter code WELCOME1 in your cart.",
    );
    expect(blockOf(await open(path))).toBeUndefined();
    expect(blockOf(await open(`${path}?utm_campaign=spring`))).toBeUndefined();
  });

  it("shows its picture", async () => {
    await serve(item({ image: "coast-rescue" }));
    const { main } = await open("/?utm_campaign=spring_draws");
    expect(main.querySelector(".campaign img")?.getAttribute("src")).toBe("/files/coast-rescue");
  });

  it("shows no code where the cart takes none, and nothing on other pages", async () => {
    await serve(item({ promotion: "WELCOME1" }));
    await shop.controls.capability("vouchers", "off");
    expect(blockOf(await open("/?utm_campaign=spring_draws"))).not.toContain("WELCOME1");
    expect(blockOf(await open("/about?utm_campaign=spring_draws"))).toBeUndefined();
  });

  it("is shown to customers", async () => {
    await serve(item());
    const customer = shop.visit();
    await signIn(customer, "anna");
    expect(blockOf(await customer.goto("/?utm_campaign=spring_draws"))).toContain("Two draws.");
  });

  it("shares one page per campaign; unknown values share the plain page, and cost one call in all", async () => {
    await serve(item());
    const etagOf = async (query: string) => (await shop.ask(`/monday_lotto${query}`)).headers["etag"];
    const plain = await etagOf("");
    const campaign = await etagOf("?utm_campaign=spring_draws");
    expect(campaign).not.toBe(plain);
    expect(await etagOf("?utm_source=mail&utm_campaign=spring_draws&x=1")).toBe(campaign);
    for (let value = 0; value < 30; value++) expect(await etagOf(`?utm_campaign=invented-${value}`)).toBe(plain);
    expect(shop.asked.filter((call) => call.includes("/cms/items/campaigns"))).toHaveLength(1);
  });

  it.each([
    ["has no campaigns", { status: 404 }],
    ["is down", "down"],
    ["answers with something else", "garbage"],
  ] as const)("is left out if the CMS %s", async (_, reply) => {
    await shop.setReply("/cms/items/campaigns", reply);
    const page = await open("/?utm_campaign=spring_draws");
    expect([page.status, blockOf(page)]).toEqual([200, undefined]);
  });

  it("is left out alone if it is malformed", async () => {
    await serve(item({ heading: "" }), item({ campaign: "two words" }), item({ text: "Good." }));
    expect(blockOf(await open("/?utm_campaign=spring_draws"))).toBe("Spring is here Good.");
  });

  it("is left out where the capability is off", async () => {
    await serve(item());
    await shop.controls.capability("ad_landing_pages", "off");
    expect(blockOf(await open("/?utm_campaign=spring_draws"))).toBeUndefined();
  });
});

it("the shop's own campaigns are shown", async () => {
  const { main, text } = await shop.visit().goto("/?utm_campaign=first_ticket");
  expect(all(main, "region", "Your first ticket costs less")).toHaveLength(1);
  expect(text).toContain("Enter code WELCOME1 in your cart.");
});
