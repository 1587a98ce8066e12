// The page of statistics and tips.
import { expect, it } from "vitest";
import { frontShopOfFile } from "./front-shop.ts";
import { one, textOf } from "./html.ts";

const shop = frontShopOfFile();

it("shows each set of numbers as a chart, in words and as a table", async () => {
  const visitor = shop.visit();
  const page = await visitor.follow(await visitor.goto("/powerball/results"), "Statistics");
  expect(page.url).toBe("/powerball/statistics");
  expect(page.text).toContain("Every number has the same chance in the next draw");
  const charts = page.main.querySelectorAll("svg[role=img]").map((chart) => chart.getAttribute("aria-label"));
  expect(charts).toEqual([
    expect.stringMatching(/^Numbers: Drawn most often: /),
    expect.stringMatching(/^Powerball: Drawn most often: /),
  ]);
  const table = one(page.main, "table", "How often each number was drawn: Powerball");
  expect(table.querySelectorAll("tbody tr")).toHaveLength(20);
});

it("adds a tip to the cart, with quick-picks up to the smallest ticket", async () => {
  const visitor = shop.visit();
  const page = await visitor.goto("/powerball/statistics");
  const [tip] = page.main.querySelectorAll(".tip");
  const numbers = [...(tip?.querySelectorAll(".ball") ?? [])].map((ball) => textOf(ball));
  expect(numbers).toHaveLength(8);
  const cart = await visitor.submit(page, /^Add to cart/, {}, tip);
  expect(cart.url).toBe("/cart");
  const game = one(cart.main, "list", "Game 1 of Powerball");
  expect([...game.querySelectorAll(".ball")].map((ball) => textOf(ball))).toEqual(numbers);
});

it("refuses a tip whose draw closed after the page was shown, and says so", async () => {
  const visitor = shop.visit();
  const page = await visitor.goto("/powerball/statistics");
  const [tip] = page.main.querySelectorAll(".tip");
  await shop.clock("2026-11-26T09:25:00Z");
  const refused = await visitor.submit(page, /^Add to cart/, {}, tip);
  expect(refused.status).toBe(409);
  expect(refused.text).toContain("This draw has closed. Choose the next one.");
  expect((await visitor.goto("/cart")).has("heading", "Your cart is empty")).toBe(true);
});

it("shows tips without a button unless they may be added to the cart", async () => {
  await shop.controls.capability("statistics_tip_add_to_cart", "off");
  const page = await shop.visit().goto("/powerball/statistics");
  expect(page.has("heading", "Tips for fun")).toBe(true);
  expect(page.has("button", /^Add to cart/)).toBe(false);
});

it("shows the statistics without tips if those fail", async () => {
  await shop.fault("listTips", "down");
  const page = await shop.visit().goto("/powerball/statistics");
  expect(page.has("heading", "Tips for fun")).toBe(false);
  expect(page.has("heading", "Powerball statistics")).toBe(true);
});

it.each(["/charity_raffle/statistics", "/no_such_lottery/statistics"])("answers 404 for %s", async (path) => {
  expect((await shop.ask(path)).status).toBe(404);
});
