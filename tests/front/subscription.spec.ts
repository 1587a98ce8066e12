// The subscription pages of an offer, which sells none yet.
import { expect, it } from "vitest";
import { frontShopOfFile } from "./front-shop.ts";

const shop = frontShopOfFile();

it("has an empty page for subscriptions that leads to the tickets", async () => {
  const visitor = shop.visit();
  const page = await visitor.goto("/powerball/subscription");
  expect([page.status, page.has("heading", "Powerball subscription")]).toEqual([200, true]);
  expect((await visitor.follow(page, "Buy Powerball tickets")).url).toBe("/powerball");
  expect((await visitor.goto("/no_such_offer/subscription")).status).toBe(404);
});

it("plays the default game type at /subscriptions", async () => {
  const { main, status } = await shop.visit().goto("/powerball/subscriptions");
  expect(status).toBe(200);
  expect(main.querySelector("h1")?.text).toBe("Powerball");
  expect((await shop.visit().goto("/charity_raffle/subscriptions")).has("button", /^Add 1 book · /)).toBe(true);
});
