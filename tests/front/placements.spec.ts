// The offer that the placement service features on the home page, and the home page without it.
import { describe, expect, it } from "vitest";
import { frontShopOfFile } from "./front-shop.ts";
import { all, one, textOf } from "./html.ts";
import type { Page } from "./visitor.ts";

const shop = frontShopOfFile();
const featured = ({ main }: Page) => one(main, "region", "Featured");

it("features an offer, and links to its play page", async () => {
  const visitor = shop.visit();
  // Under load the first page may render without it: placements have a short timeout.
  await expect.poll(async () => (await visitor.goto("/?clear_cache")).has("region", "Featured")).toBe(true);
  const home = await visitor.goto("/");
  expect(textOf(one(featured(home), "heading"))).toBe("Seven numbers, every Tuesday");
  expect(textOf(featured(home))).toContain("Any prize: 1 in 50 for one game.");

  expect((await visitor.follow(home, "Play Oz Lotto", featured(home))).url).toBe("/oz_lotto");
});

it("shows the editors' picture next to the text", async () => {
  const content = { heading: "The coast is calling", image: "/files/coast-rescue" };
  const items = [{ product_offer_key: "oz_lotto", content }];
  await shop.controls.serve("getPlacements", { placements: [{ key: "feature_placement", items }] });
  const region = featured(await shop.visit().goto("/"));

  expect(textOf(one(region, "heading"))).toBe("The coast is calling");
  expect(one(region, "link", "Play Oz Lotto").getAttribute("href")).toBe("/oz_lotto");
  const picture = region.querySelector("img")?.getAttribute("src") ?? "";
  expect((await shop.ask(picture)).status).toBe(200);
});

describe("the home page without a featured offer", () => {
  it.each([
    ["the service is down", () => shop.fault("getPlacements", "down")],
    ["the reply is not JSON", () => shop.controls.serveText("getPlacements", "<h1>Welcome to nginx")],
    ["the segment has no placements", () => shop.controls.capability("placements", "off")],
  ])("is complete and shared when %s", async (_, prepare) => {
    await prepare();
    const home = await shop.visit().goto("/");

    expect(home.has("heading", "This week's draws")).toBe(true);
    expect(all(home.main, "region", "Featured")).toEqual([]);
    expect(home.headers["cache-control"]).not.toContain("no-store");
  });
});
