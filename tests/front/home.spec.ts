// The home page and the list of lotteries.
import { expect, it } from "vitest";
import { frontShopOfFile } from "./front-shop.ts";
import { all, entryOf, field, one, textOf } from "./html.ts";
import type { Page } from "./visitor.ts";

const shop = frontShopOfFile();
const millionsIn = (text: string) => Number(/\$([\d.]+) Million/.exec(text)?.[1] ?? 0);
const heroOf = ({ main }: Page) => textOf(one(main, "heading")).replace(/\s*draw \d+$/, "");
const cardsOf = (page: Page) => page.main.querySelectorAll("article");

it("shows the largest jackpot, the other draws closing soonest, and the latest results", async () => {
  const home = await shop.visit().goto("/");
  const draws = one(home.main, "region", "This week's draws");
  const cards = draws.querySelectorAll("article").map((card) => textOf(card));
  // The first jackpot of the page is the hero's, whose offer has no card.
  expect(Math.max(...cards.map(millionsIn))).toBeLessThan(millionsIn(home.text));
  expect(cards.filter((card) => card.startsWith(`${heroOf(home)} `))).toEqual([]);
  expect(home.text).toContain("Division 1 prize pool");

  const stops = draws.querySelectorAll("time").map((time) => time.getAttribute("datetime") ?? "");
  expect(stops.length).toBeGreaterThan(2);
  expect(stops).toEqual(stops.toSorted());
  expect(one(home.main, "region", "Latest results").querySelectorAll("article").length).toBeGreaterThan(0);
  expect(home.text).toContain("18+ only");
});

it("shows the price of the smallest ticket on each card", async () => {
  const visitor = shop.visit();
  const list = await visitor.goto("/lotto-tickets");
  const cards = cardsOf(list).filter((card) => all(card, "link", /^Play/).length > 0);
  expect(cards.length).toBeGreaterThan(2);
  for (const card of cards.slice(0, 3)) {
    const [, price, games] = /From (\$[\d.]+) · (\d+ games?)/.exec(textOf(card)) ?? [];
    const play = await visitor.follow(list, /^Play/, card);
    const smallest = field(play.main, "Games").querySelector("option");
    expect(smallest && textOf(smallest)).toBe(`${games} · ${price}`);
  }
});

it("opens the smallest ticket for numbers of one's own", async () => {
  const visitor = shop.visit();
  const play = await visitor.follow(await visitor.goto("/"), "Choose your own numbers");
  const games = field(play.main, "Games");
  expect(entryOf(games)).toBe(games.querySelector("option")?.getAttribute("value"));
});

it("sells a quick-pick for the largest jackpot with one press", async () => {
  const visitor = shop.visit();
  const home = await visitor.goto("/");
  const button = textOf(one(home.main, "button", /^Quick-pick \d+ games?/));
  const cart = await visitor.submit(home, /^Quick-pick \d+ games?/);
  expect(cart.url).toBe("/cart");
  expect(cardsOf(cart).map((card) => textOf(card))).toEqual([expect.stringContaining(heroOf(home))]);
  expect(textOf(cart.main)).toContain(/\$[\d.]+/.exec(button)?.[0] ?? "no price");
});
