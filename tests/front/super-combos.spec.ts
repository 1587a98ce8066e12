// Super combos from the play page to the ticket, with plain forms.

import { describe, expect, it } from "vitest";
import { TICKET_FIELDS } from "#site/features/play/play.form.ts";
import { frontShopOfFile } from "./front-shop.ts";
import { entryOf, field, one, textOf } from "./html.ts";
import { buyCart, customerOf } from "./people.ts";

const shop = frontShopOfFile();
const TEN = [3, 8, 14, 20, 22, 27, 33, 36, 41, 45];

describe("the page of super combos", () => {
  it("is found by its path and by its game type, with one canonical address (Play 2)", async () => {
    const visitor = shop.visit();
    for (const path of ["/monday_lotto/super-combos", "/monday_lotto/mega_combo"]) {
      const { html, main, status } = await visitor.goto(path);
      expect(status).toBe(200);
      expect(html).toContain('<link rel="canonical" href="http://127.0.0.1:4321/monday_lotto/super-combos"');
      expect(textOf(one(main, "heading", /^Monday/))).toBe("Monday Lotto Super Combos");
    }
  });

  it("shows the price and the odds of ten games, and offers PowerHit where there is a Powerball", async () => {
    const visitor = shop.visit();
    const { main } = await visitor.goto("/monday_lotto/super-combos");
    expect(textOf(one(main, "button", /^Add/))).toBe("Add 10 games · $6.75");
    // Ten different games of 8,145,060.
    expect(textOf(one(main, "region", "Price and odds"))).toContain("1 in 814,506");
    const powerball = await visitor.goto("/powerball/super-combos");
    const options = field(powerball.main, TICKET_FIELDS.gameOffer).querySelectorAll("option");
    expect(options.map((option) => textOf(option))).toEqual(["Super Combo", "PowerHit Super Combo"]);
  });
});

describe("a super combo without scripts", () => {
  it("is bought with a chosen list, and shown with its list in the cart and its games on the ticket", async () => {
    const visitor = await customerOf(shop);
    const page = await visitor.goto("/monday_lotto/super-combos");
    const chosen = Object.fromEntries(TEN.map((number) => [`${number}`, true]));
    const cart = await visitor.submit(page, /^Add/, { Games: "20", ...chosen });
    expect(cart.url).toBe("/cart");
    expect(cart.text).toContain("20 games");
    expect(cart.text).toContain("$13.50");
    const balls = cart.main.querySelector('[aria-label="List 1 of Monday Lotto"]')?.querySelectorAll("li") ?? [];
    expect(balls.map((ball) => Number(textOf(ball)))).toEqual(TEN);

    const receipt = await visitor.goto(`/receipt/${await buyCart(visitor)}`);
    const ticket = await visitor.follow(receipt, "Monday Lotto", receipt.main);
    expect(ticket.has("heading", "20 x Monday Lotto Super Combo games")).toBe(true);
    expect(textOf(one(ticket.main, "region", "Made from"))).toContain(TEN.join(" "));
  });

  it("is picked by the shop when no number is chosen", async () => {
    const visitor = shop.visit();
    const page = await visitor.goto("/powerball/super-combos");
    const cart = await visitor.submit(page, /^Add/, { Play: "powerhit_super_combo" });
    expect(cart.text).toContain("10 × PowerHit Super Combo");
    expect(cart.text).toContain("$310.00");
  });

  it("is refused with nine numbers, which stay chosen", async () => {
    const visitor = shop.visit();
    const page = await visitor.goto("/monday_lotto/super-combos");
    const chosen = Object.fromEntries(TEN.slice(1).map((number) => [`${number}`, true]));
    const refused = await visitor.submit(page, /^Add/, { Games: "12", ...chosen });
    expect(refused.status).toBe(422);
    expect(textOf(one(refused.main, "alert"))).toContain("Game 1 is not complete.");
    expect(entryOf(field(refused.main, "Games"))).toBe("12");
    expect(field(refused.main, "45").hasAttribute("checked")).toBe(true);
  });
});
