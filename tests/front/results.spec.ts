// The pages of results.
import { expect, it } from "vitest";
import { frontShopOfFile } from "./front-shop.ts";
import { all, entryOf, field, one, textOf } from "./html.ts";
import { addQuickPick, buyCart, customerOf } from "./people.ts";
import type { Page } from "./visitor.ts";

const shop = frontShopOfFile();

it("lists five past draws per page; page 0 is the first (Offers 21, 22)", async () => {
  const visitor = shop.visit();
  const draws = (page: Awaited<ReturnType<typeof visitor.goto>>) =>
    page.main.querySelectorAll("article").map((one) => textOf(one));
  const first = await visitor.goto("/monday_lotto/results?page=0");
  expect(draws(first)).toHaveLength(5);

  const second = await visitor.follow(first, "Next");
  expect(second.url).toContain("page=2");
  expect(draws(second)).toHaveLength(5);
  expect(draws(second)[0]).not.toBe(draws(first)[0]);
});

it("lists the draws of a month, and links month to month", async () => {
  const visitor = shop.visit();
  const results = await visitor.goto("/monday_lotto/results");
  const october = await visitor.follow(results, "October 2026");
  expect(october.url).toBe("/monday_lotto/results/2026-10");
  expect(textOf(one(october.body, "heading", "Monday Lotto results, October 2026"))).toContain("October 2026");
  expect(october.main.querySelectorAll("article")).toHaveLength(4);
  expect(one(october.main, "link", "October 2026").getAttribute("aria-current")).toBe("page");
  const september = await visitor.follow(october, "September 2026");
  expect(september.main.querySelectorAll("article")).toHaveLength(4);
  const draw = await visitor.follow(september, /^Divisions and prizes/);
  expect(draw.url).toMatch(/^\/monday_lotto\/results\/draw\/\d+$/);
});

it("separates lotteries from raffles (Content 14)", async () => {
  const visitor = shop.visit();
  const kinds = (page: Awaited<ReturnType<typeof visitor.goto>>) => one(page.body, "navigation", "Type of result");
  const results = await visitor.goto("/lotto-results");
  const lotteries = await visitor.follow(results, "Lotteries", kinds(results));
  expect(lotteries.url).toBe("/lotto-results/lotteries");
  expect(lotteries.main.querySelectorAll("article").length).toBeGreaterThan(0);
  const raffles = await visitor.follow(lotteries, "Raffles", kinds(lotteries));
  expect(raffles.url).toBe("/lotto-results/raffles");
  expect(one(kinds(raffles), "link", "Raffles").getAttribute("aria-current")).toBe("page");
});

it("shows a draw's divisions and how to verify it, without a script", async () => {
  const visitor = shop.visit();
  const draw = await visitor.follow(await visitor.goto("/lotto-results"), /^Full results of Powerball/);
  const table = one(draw.body, "table", "Prizes by division");
  expect(table.querySelectorAll("tbody th")).toHaveLength(9);
  expect(textOf(table.querySelector("tbody th") ?? table)).toBe("Division 1");
  expect(textOf(one(draw.body, "region", "Verify this draw yourself"))).toMatch(/[0-9a-f]{64}/);
  expect(all(one(draw.body, "list", /^Winning numbers, Draw/), "listitem")).toHaveLength(8);

  const before = await visitor.follow(draw, /\(previous\)$/);
  expect(before.has("link", /\(next\)$/)).toBe(true);
});

it.each([
  ["powerball", "A Powerball has a barrel of its own."],
  ["super_66", "A digit may come again."],
  ["one_lottery", "A digit may come again."],
])("explains how to verify the games sold and the numbers of %s", async (key, drawing) => {
  const visitor = shop.visit();
  const draw = await visitor.follow(await visitor.goto(`/${key}/results`), /^Divisions and prizes of /);
  const steps = textOf(one(draw.body, "region", "Verify this draw yourself"));
  expect(steps).toContain("order|1|standard|Numbers:3,7,12");
  expect(steps).toContain(drawing);
});

it("marks Results as the current section on every results page", async () => {
  const visitor = shop.visit();
  const marked = ({ body }: Page) =>
    all(one(body, "navigation", "Main"), "link")
      .filter((link) => link.hasAttribute("aria-current"))
      .map((link) => textOf(link));
  const paths = ["/lotto-results", "/lotto-results/raffles", "/powerball/results", "/powerball/results?page=2"];
  for (const path of paths)
    expect([path, marked(await visitor.goto(path))]).toEqual([path, [expect.stringMatching(/^Results/)]]);
  const draw = await visitor.follow(await visitor.goto("/powerball/results"), /^Divisions and prizes/);
  expect(draw.url).toMatch(/^\/powerball\/results\/draw\/\d+$/);
  expect(marked(draw)).toEqual([expect.stringMatching(/^Results/)]);
  expect(marked(await visitor.goto("/"))).toEqual([]);
});

it.each(["/", "/lotto-tickets", "/lotto-results", "/powerball/results"])("ships no React with %s", async (path) => {
  const { text } = await shop.ask(path);
  expect(text).not.toContain("<astro-island");
  expect(
    [...text.matchAll(/<script[^>]* src="([^"]+)"/g)].filter(([, src]) => /client|react|Island/i.test(src ?? "")),
  ).toEqual([]);
});

it("shows the seed hash of a future draw, and its numbers after the draw", async () => {
  const visitor = shop.visit();
  const drawNo = entryOf(field((await visitor.goto("/monday_lotto")).main, "First draw"));
  const path = `/monday_lotto/results/draw/${drawNo}`;
  const coming = await visitor.goto(path);
  expect(coming.has("heading", /^Sales close on /)).toBe(true);
  expect(coming.text).toMatch(/Reload this page after .* to see the result\./);
  const [committed = "none"] = /\b[0-9a-f]{64}\b/.exec(coming.text) ?? [];

  await shop.draw("monday_lotto");
  const drawn = await visitor.goto(path);
  expect(all(one(drawn.body, "list", /^Winning numbers, Draw/), "listitem")).toHaveLength(8);
  expect(drawn.text).toContain(committed);
});

it.each([
  "/monday_lotto/results/draw/999999",
  "/monday_lotto/results/draw/x",
  "/no_such_lottery/results",
  "/monday_lotto/results/2026-13",
  "/monday_lotto/results/1999-01",
  "/monday_lotto/results/2030-01",
  "/monday_lotto/results/x",
])("answers 404 for %s", async (path) => {
  expect((await shop.ask(path)).status).toBe(404);
});

it("lists the draws that a customer played in, with what each paid", async () => {
  const customer = await customerOf(shop);
  expect((await customer.goto("/wednesday_lotto/results")).has("heading", "Your draws")).toBe(false);

  await addQuickPick(customer, "wednesday_lotto");
  await buyCart(customer);
  await shop.draw("wednesday_lotto");
  const own = one((await customer.goto("/wednesday_lotto/results")).main, "region", "Your draws");
  expect(textOf(own)).toMatch(/Draw \d+, \w+ \d+ \w+ \d{4}: (No prize|You won \$)/);
  expect((await shop.visit().goto("/wednesday_lotto/results")).has("heading", "Your draws")).toBe(false);
});

it("lists an early bird as a result of its own, before its raffle is drawn", async () => {
  const customer = await customerOf(shop);
  const item = { productType: "raffle_ticket", lotteryKey: "charity_raffle", raffleOffer: "book_5", books: 1 };
  await customer.call("cart.addItem", { item, idempotencyKey: crypto.randomUUID() });
  await buyCart(customer);
  await shop.clock("2026-11-24T04:00:00Z");
  const visitor = shop.visit();
  const early = await visitor.follow(
    await visitor.goto("/charity_raffle/results"),
    /^Winning tickets of .*Early bird 1 of draw 12$/,
  );
  expect(early.url).toBe("/charity_raffle/results/draw/12");
  expect(early.text).toContain("Main draw: we draw it on Sunday 20 December 2026.");
  expect(early.has("table", "Winning tickets, early bird 1")).toBe(true);
});
