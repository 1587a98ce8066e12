// Systems from the play page to the result, with plain forms.

import { describe, expect, it } from "vitest";
import { TICKET_FIELDS } from "#site/features/play/play.form.ts";
import { frontShopOfFile } from "./front-shop.ts";
import { all, entryOf, field, one, textOf } from "./html.ts";
import { buyCart, customerOf } from "./people.ts";
import type { Page } from "./visitor.ts";

const shop = frontShopOfFile();
const EIGHT = [3, 8, 14, 22, 27, 33, 40, 45];
const chosen = (numbers: readonly number[]) => Object.fromEntries(numbers.map((number) => [`${number}`, true]));

const numbersIn = ({ main }: Page) => {
  const balls = main.querySelector('[aria-label="Entry 1 of Monday Lotto"]')?.querySelectorAll("li") ?? [];
  return balls.map((ball) => Number(textOf(ball)));
};

describe("the page of systems", () => {
  it("is found by its path and by its game type, with one canonical address", async () => {
    const visitor = shop.visit();
    for (const path of ["/powerball/systems", "/powerball/reduced_system"]) {
      const { html, main, status } = await visitor.goto(path);
      expect(status).toBe(200);
      expect(html).toContain('<link rel="canonical" href="http://127.0.0.1:4321/powerball/systems"');
      expect(textOf(one(main, "heading", /^Powerball/))).toBe("Powerball Systems");
    }
  });

  it("is linked with the other ways to play, and absent where an offer has no systems", async () => {
    const visitor = shop.visit();
    const ways = one((await visitor.goto("/powerball")).main, "navigation", "Ways to play");
    const links = all(ways, "link").map((link) => [textOf(link), link.getAttribute("href")]);
    expect(links.slice(0, 2)).toEqual([
      ["Standard", "/powerball"],
      ["Systems", "/powerball/systems"],
    ]);
    // The second is the key of a type that Powerball does not have, though its page is the offer's own.
    for (const path of ["/one_lottery/systems", "/powerball/strike_standard"])
      expect((await visitor.goto(path)).status).toBe(404);
    expect((await visitor.goto("/one_lottery")).has("navigation", "Ways to play")).toBe(false);
  });

  it("starts with the cheapest system, and shows each with its games and price", async () => {
    const { main } = await shop.visit().goto("/monday_lotto/systems");
    const play = field(main, TICKET_FIELDS.gameOffer);
    expect(entryOf(play)).toBe("system_7");
    const options = play.querySelectorAll("option").map((option) => textOf(option));
    expect(options).toHaveLength(16);
    expect(options.slice(0, 3)).toEqual([
      ...["Pick 4 · 820 games · $553.50", "Pick 5 · 40 games · $27.00", "System 7 · 7 games · $4.73"],
    ]);
    expect(options.at(-1)).toBe("System 20 · 38,760 games · $26,163.00");
    expect(textOf(one(main, "button", /^Add/))).toBe("Add System 7 · $4.73");
  });

  it("says the exact odds of one entry", async () => {
    const { main } = await shop.visit().goto("/powerball/systems");
    // System 8 has 8 of 134,490,400 games.
    const odds = textOf(one(main, "region", "Price and odds"));
    expect(odds).toContain("1 in 16,811,300");
  });
});

describe("a system without scripts", () => {
  it("is bought with the chosen numbers, and named on cart, receipt, ticket and result", async () => {
    const visitor = await customerOf(shop);
    const page = await visitor.goto("/monday_lotto/systems");
    const cart = await visitor.submit(page, /^Add/, { Play: "system_8", ...chosen(EIGHT) });
    expect(cart.url).toBe("/cart");
    expect(cart.text).toContain("System 8");
    expect(cart.text).toContain("28 games");
    expect(cart.text).toContain("$18.90");
    expect(numbersIn(cart)).toEqual(EIGHT);
    expect(one(cart.main, "link", "Add another Monday Lotto ticket").getAttribute("href")).toBe(
      "/monday_lotto/systems",
    );

    const receipt = await visitor.goto(`/receipt/${await buyCart(visitor)}`);
    expect(textOf(one(receipt.main, "region", "Your ticket"))).toMatch(/System 8.*28 games.*1 entry/);
    const ticket = await visitor.follow(receipt, "Monday Lotto", receipt.main);
    expect(ticket.has("heading", "1 x Monday Lotto System 8 games")).toBe(true);
    expect((await visitor.goto("/my-account/upcoming-tickets")).text).toContain("System 8");

    const { drawNo } = await shop.draw("monday_lotto");
    const result = await visitor.goto(`/monday_lotto/results/draw/${drawNo}`);
    expect(textOf(one(result.main, "region", "Your games"))).toContain("System 8 · 28 games");
    const past = await visitor.goto(ticket.url);
    expect(past.has("heading", "Your entries")).toBe(true);
  });

  it("is picked by the shop when no number is chosen", async () => {
    const visitor = shop.visit();
    const cart = await visitor.submit(await visitor.goto("/powerball/systems"), /^Add/, {
      Play: "system_9",
      Entries: "2",
    });
    expect(cart.text).toContain("2 × System 9");
    expect(all(one(cart.main, "list", "Entry 2 of Powerball"), "listitem")).toHaveLength(10);
  });

  it("is refused with numbers of another system, which stay chosen", async () => {
    const visitor = shop.visit();
    const page = await visitor.goto("/monday_lotto/systems");
    const refused = await visitor.submit(page, /^Add/, { Play: "system_9", ...chosen(EIGHT) });
    expect(refused.status).toBe(422);
    expect(textOf(one(refused.main, "alert"))).toContain("Game 1 is not complete.");
    expect(entryOf(field(refused.main, TICKET_FIELDS.gameOffer))).toBe("system_9");
    expect(field(refused.main, "45").hasAttribute("checked")).toBe(true);
  });

  it("comes back as the same system on Undo", async () => {
    const visitor = shop.visit();
    const page = await visitor.goto("/monday_lotto/systems");
    const cart = await visitor.submit(page, /^Add/, { Play: "system_8", ...chosen(EIGHT) });
    const removed = await visitor.submit(cart, "Remove 1 x Monday Lotto System 8 games");
    expect(removed.text).toContain("Removed 1 x Monday Lotto System 8 games.");
    const restored = await visitor.submit(removed, "Undo");
    expect(restored.text).toContain("System 8");
    expect(numbersIn(restored)).toEqual(EIGHT);
  });
});
