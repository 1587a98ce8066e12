// The subscription pages of an offer.
import { expect, it } from "vitest";
import { frontShopOfFile } from "./front-shop.ts";

const shop = frontShopOfFile();

it("says how tickets are bought again, and leads to the form with that chosen", async () => {
  const visitor = shop.visit();
  const page = await visitor.goto("/powerball/subscription");
  expect([page.status, page.has("heading", "Powerball subscription")]).toEqual([200, true]);
  const play = await visitor.follow(page, "Begin a new autoplay");
  expect([play.url, play.html]).toEqual([
    ...["/powerball/subscriptions", expect.stringMatching(/<option value="autoplay" selected/)],
  ]);
  expect((await visitor.goto("/no_such_offer/subscription")).status).toBe(404);
});

it("names shares, and begins nothing while an offer is not on sale", async () => {
  const visitor = shop.visit();
  expect((await visitor.goto("/saturday_syndicate/subscription")).text).toMatch(/we buy your [^.]+ shares again/);
  const soldOut = await visitor.goto("/one_lottery/subscription");
  expect([soldOut.has("link", /^Begin a new/), soldOut.text]).toEqual([
    ...[false, expect.stringContaining("This draw is sold out")],
  ]);
});

it("leads to the tickets of an offer that never repeats", async () => {
  const visitor = shop.visit();
  const page = await visitor.goto("/super_jackpot_lottery/subscription");
  expect((await visitor.follow(page, "Buy Super Jackpot tickets")).url).toBe("/super_jackpot_lottery");
});

it("plays the default game type at /subscriptions", async () => {
  const { main, status } = await shop.visit().goto("/powerball/subscriptions");
  expect(status).toBe(200);
  expect(main.querySelector("h1")?.text).toBe("Powerball");
  expect((await shop.visit().goto("/charity_raffle/subscriptions")).has("button", /^Add 1 book · /)).toBe(true);
});
