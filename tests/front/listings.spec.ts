// Shares to play together, a raffle on the page of its cause, and the address of an offer in each region.
import { describe, expect, it } from "vitest";
import { frontShopOfFile } from "./front-shop.ts";
import { all, one } from "./html.ts";

const shop = frontShopOfFile();
const inRegion = (region: string) => {
  const visitor = shop.visit();
  visitor.cookies.set("dc_sub_variant", region);
  return visitor;
};
const canonicalOf = (html: string) => new URL(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? "").pathname;

it("/social-play lists the shares, and says so when there are none", async () => {
  const page = await shop.visit().goto("/social-play");
  expect([page.status, page.has("heading", "Syndicates and Lotto Party")]).toEqual([200, true]);
  expect(one(page.main, "link", "Saturday Syndicate").getAttribute("href")).toBe("/saturday_syndicate");
  expect(page.has("link", "How Lotto Party works")).toBe(true);

  await shop.unpublish("saturday_syndicate");
  await shop.unpublish("powerball_syndicate");
  expect((await shop.visit().goto("/social-play")).has("heading", "No shares are on sale right now")).toBe(true);
});

describe("a raffle on the page of its cause", () => {
  const PATH = "/causes/coast-rescue/charity_raffle";

  it("sells books that support this cause", async () => {
    const visitor = shop.visit();
    const page = await visitor.goto(PATH);
    expect([page.status, canonicalOf(page.html)]).toEqual([200, PATH]);
    expect(all(page.main, "radio", "Coast Rescue")).toEqual([]);
    const cart = await visitor.submit(page, /^Add 1 book · /);
    expect(cart.url).toBe("/cart");
    expect(cart.text).toContain("Supports Coast Rescue");
  });

  it("exists only for raffles of the cause", async () => {
    for (const path of [
      "/causes/coast-rescue/monday_lotto",
      "/causes/nowhere/charity_raffle",
      "/causes/coast-rescue/nowhere",
    ])
      expect([path, (await shop.visit().goto(path)).status]).toEqual([path, 404]);
  });
});

describe("the address of an offer", () => {
  it("is its alias in the region, and its key elsewhere", async () => {
    const there = await inRegion("VIC").goto("/saturday_lotto?games=5");
    expect([there.url, canonicalOf(there.html)]).toEqual(["/tattslotto?games=5", "/tattslotto"]);
    expect(there.has("heading", "TattsLotto")).toBe(true);
    expect((await inRegion("SA").goto("/saturday_lotto/systems")).url).toBe("/x_lotto/systems");

    const here = await inRegion("NSW").goto("/saturday_lotto");
    expect([here.url, canonicalOf(here.html)]).toEqual(["/saturday_lotto", "/saturday_lotto"]);
    expect((await inRegion("NSW").goto("/tattslotto")).url).toBe("/saturday_lotto");
    expect((await inRegion("VIC").goto("/x_lotto")).url).toBe("/tattslotto");
    expect((await shop.visit().goto("/gold_lotto")).url).toBe("/saturday_lotto");
  });

  it("takes a posted ticket at either address", async () => {
    const fields = { "item.gameOffer": "standard", "item.numGames": "4" };
    for (const path of ["/saturday_lotto", "/tattslotto"]) {
      const cart = await inRegion("VIC").post(path, { ...fields, idempotencyKey: crypto.randomUUID() });
      expect([path, cart.url, cart.text.includes("TattsLotto")]).toEqual([path, "/cart", true]);
    }
  });
});
