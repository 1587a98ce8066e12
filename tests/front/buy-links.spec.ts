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
  expect(cart.has("button", "Remove 4 x Powerball games")).toBe(true);
});

it.each<[string, RegExp, RegExp]>([
  ["/charity_raffle/buy", /^Add 5 tickets · \$10\.00/, /1 book of 5 tickets.*Supports Coast Rescue/],
  ["/super_jackpot_lottery/buy", /^Add 1 ticket · \$2\.20/, /Super Jackpot.*1 ticket/],
  ["/saturday_syndicate/buy", /^Add 1 share · \$1\.33/, /Saturday System 8.*1 of 20 shares|1 share/],
  ["/lotto_strike/buy", /^Quick-pick 1 game · \$1\.00/, /Lotto Strike/],
  ["/buy", /^Add 5 tickets · \$10\.00 Beach house raffle/, /1 book of 5 tickets/],
])("%s adds the smallest book, ticket or share with one press", async (path, button, added) => {
  const visitor = shop.visit();
  const cart = await visitor.submit(await visitor.goto(path), button);
  expect(cart.url).toBe("/cart");
  expect(cart.text).toMatch(added);
  expect(cart.main.querySelectorAll(".ticket--cart")).toHaveLength(1);
});

it("of a raffle with several causes asks for one", async () => {
  const visitor = shop.visit();
  const page = await visitor.goto("/camper_raffle/buy");
  expect((await visitor.submit(page, /^Add 5 tickets/)).text).toContain("Choose a cause.");
  const cart = await visitor.submit(page, /^Add 5 tickets/, { Cause: "creek_menders" });
  expect(cart.text).toContain("Supports Creek Menders");
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
  expect(page.text).toContain("One Lottery: This draw is sold out.");
  expect(page.text).toContain("One offer is not sold in this shop.");
  expect((await visitor.goto("/cart/buy")).has("button", /Oz Lotto/)).toBe(true);
});

it.each(["/nothing/buy", "/monday_lotto/draw/x/buy"])("answers 404 for %s", async (path) => {
  expect((await shop.ask(path)).status).toBe(404);
});
