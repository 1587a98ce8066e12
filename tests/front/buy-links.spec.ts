// Links that offer a ticket. Opening one never fills the cart.
import { expect, it } from "vitest";
import { frontShopOfFile } from "./front-shop.ts";

const shop = frontShopOfFile();

it("of an offer shows its price, and adds its smallest quick-pick on request", async () => {
  const visitor = shop.visit();
  const page = await visitor.goto("/powerball/buy");
  expect(page.has("heading", "Buy Powerball")).toBe(true);
  expect((await visitor.goto("/cart")).text).toContain("Your cart is empty");
  const cart = await visitor.submit(page, /^Quick-pick 4 games · \$6\.20/);
  expect(cart.url).toBe("/cart");
  expect(cart.has("button", "Remove 4 games of Powerball")).toBe(true);
});

it("of a draw adds a ticket of that draw, and says if it is not on sale", async () => {
  const visitor = shop.visit();
  const cart = await visitor.submit(await visitor.goto("/monday_lotto/draw/4322/buy"), /^Quick-pick/);
  expect(cart.text).toContain("Draw 4322");
  const past = await visitor.goto("/monday_lotto/draw/4320/buy");
  expect(past.text).toContain("Draw 4320 is not on sale");
  expect(past.has("button", /^Quick-pick/)).toBe(false);
});

it("of several offers shows those, and says what is not sold (Checkout 13)", async () => {
  const visitor = shop.visit();
  const page = await visitor.goto("/cart/buy?offer=powerball&offer=one_lottery&offer=nothing");
  expect(page.text).toContain("Secure checkout");
  expect(page.has("button", /^Quick-pick 4 games · \$6\.20 Powerball/)).toBe(true);
  expect(page.has("button", /Oz Lotto/)).toBe(false);
  expect(page.text).toContain("This draw is sold out.");
  expect(page.text).toContain("One offer is not sold in this shop.");
  expect((await visitor.goto("/cart/buy")).has("button", /Oz Lotto/)).toBe(true);
});

it.each(["/nothing/buy", "/monday_lotto/draw/x/buy"])("answers 404 for %s", async (path) => {
  expect((await shop.ask(path)).status).toBe(404);
});
