// PowerHit and its Western Australian name PowerPik, from the play page to the result, with plain forms.

import { describe, expect, it } from "vitest";
import type { Outputs } from "#gateway/gateway.ts";
import { TICKET_FIELDS } from "#site/features/play/play.form.ts";
import { playPagesOf } from "#site/lib/game-types.ts";
import { frontShopOfFile } from "./front-shop.ts";
import { all, field, one, textOf } from "./html.ts";
import { buyCart, customerOf } from "./people.ts";
import type { Visitor } from "./visitor.ts";

const shop = frontShopOfFile();
const SEVEN = [3, 8, 14, 20, 22, 27, 33];
const chosen = Object.fromEntries(SEVEN.map((number) => [`${number}`, true]));

/** Returns a visitor who has chosen this region. */
function visitorIn(region: string): Visitor {
  const visitor = shop.visit();
  visitor.cookies.set("dc_sub_variant", region);
  return visitor;
}

it("each type of game has a play page of its own (Offers 2)", async () => {
  const visitor = shop.visit();
  const { offers } = await visitor.call<Outputs["offers"]["list"]>("offers.list");
  const pages = offers.flatMap(({ gameTypes, key, name }) =>
    playPagesOf(gameTypes).flatMap(({ label, path }) =>
      path ? [{ path: `/${key}/${path}`, heading: `${name} ${label}` }] : [],
    ),
  );
  expect(pages.length).toBeGreaterThan(5);
  for (const { heading, path } of pages) {
    const page = await visitor.goto(path);
    expect([path, page.status, textOf(one(page.main, "heading", /./))]).toEqual([path, 200, heading]);
  }
});

describe("PowerHit", () => {
  it("shows PH in place of a Powerball, and PowerPik PP (Offers 24)", async () => {
    for (const [region, path, placeholder] of [
      ["NSW", "/powerball/powerhit", "PH"],
      ["WA", "/powerball/powerpik", "PP"],
    ] as const) {
      const { main } = await visitorIn(region).goto(path);
      const board = textOf(one(main, "region", /^Power/));
      expect(board).toContain(`${placeholder} All 20 Powerballs`);
      expect(main.querySelectorAll('[name="item.games.0.Powerball"]')).toEqual([]);
    }
  });

  it("has the name of the region in its address; the other one leads there", async () => {
    for (const [region, own, other] of [
      ["NSW", "/powerball/powerhit", "/powerball/powerpik"],
      ["WA", "/powerball/powerpik", "/powerball/powerhit"],
    ] as const) {
      const visitor = visitorIn(region);
      expect((await visitor.goto(other)).url).toBe(own);
      const ways = one((await visitor.goto("/powerball")).main, "navigation", "Ways to play");
      const links = all(ways, "link").map((link) => link.getAttribute("href"));
      expect([links.includes(own), links.includes(other)]).toEqual([true, false]);
    }
    expect((await shop.visit().goto("/monday_lotto/powerhit")).status).toBe(404);
  });

  it("says price and exact odds of its 20 games", async () => {
    const { main } = await visitorIn("NSW").goto("/powerball/powerhit");
    expect(textOf(one(main, "button", /^Add/))).toBe("Add PowerHit · $31.00");
    expect(textOf(one(main, "region", "Price and odds"))).toContain("1 in 6,724,520");
  });

  it("is bought without scripts, and named on cart, receipt, ticket and result", async () => {
    const visitor = await customerOf(shop);
    const cart = await visitor.submit(await visitor.goto("/powerball/powerhit"), /^Add/, chosen);
    expect(cart.url).toBe("/cart");
    const board = textOf(one(cart.main, "list", "Entry 1 of Powerball"));
    expect(board).toContain("All 20 PowerballsPH");
    expect(cart.text).toContain("20 games");

    const receipt = await visitor.goto(`/receipt/${await buyCart(visitor)}`);
    expect(textOf(one(receipt.main, "region", "Your ticket"))).toMatch(/PowerHit.*20 games.*All 20 Powerballs/);
    const ticket = await visitor.follow(receipt, "Powerball", receipt.main);
    expect(ticket.has("heading", "1 x Powerball PowerHit games")).toBe(true);
    const { drawNo } = await shop.draw("powerball");
    const result = await visitor.goto(`/powerball/results/draw/${drawNo}`);
    // Every board holds the Powerball that was drawn.
    expect(textOf(one(result.main, "region", "Your games"))).toMatch(/PowerHit · 20 games.*All 20 Powerballs/);
  });
});

describe("PowerPik", () => {
  it("is sold with its systems on one page, in Western Australia only", async () => {
    const visitor = visitorIn("WA");
    const page = await visitor.goto("/powerball/powerpik");
    const options = field(page.main, TICKET_FIELDS.gameOffer)
      .querySelectorAll("option")
      .map((option) => textOf(option));
    expect(options).toHaveLength(10);
    expect(options[0]).toBe("PowerPik · 20 games · $31.00");
    const cart = await visitor.submit(page, /^Add/, { Play: "powerpik_system_8" });
    expect(cart.text).toContain("PowerPik System 8");
    expect(cart.text).toContain("$248.00");
  });

  it("is the name of a PowerHit in the cart after a change to Western Australia, and back", async () => {
    const visitor = visitorIn("NSW");
    await visitor.submit(await visitor.goto("/powerball/powerhit"), /^Add/, chosen);
    const changed = await visitor.call<{ isCartUpdated: boolean }>("location.choose", { region: "WA" });
    expect(changed.isCartUpdated).toBe(true);
    const cart = await visitor.goto("/cart");
    expect(textOf(one(cart.main, "list", "Entry 1 of Powerball"))).toContain("PP");
    expect(cart.has("button", "Remove 1 x Powerball PowerPik games")).toBe(true);
    await visitor.call("location.choose", { region: "VIC" });
    expect((await visitor.goto("/cart")).has("button", "Remove 1 x Powerball PowerHit games")).toBe(true);
  });
});
