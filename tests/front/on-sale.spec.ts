// Pages do not offer sold-out draws or link to themselves. One Lottery is sold out in the demo.
import { describe, expect, it } from "vitest";
import { frontShopOfFile } from "./front-shop.ts";
import { all, textOf } from "./html.ts";

const shop = frontShopOfFile();

describe("/buy", () => {
  it("shows the smallest quick-pick of every offer on sale, with price and odds, and adds it with one press (Content 8)", async () => {
    const visitor = shop.visit();
    const page = await visitor.goto("/buy");
    expect([page.status, page.has("heading", "Buy a quick-pick")]).toEqual([200, true]);
    const buttons = all(page.main, "button", /^Quick-pick \d+ games? · \$[\d.]+ /).map((button) => textOf(button));
    expect(buttons).toHaveLength(8);
    expect(buttons).toContain("Quick-pick 4 games · $2.70 Monday Lotto");
    expect(page.text).toContain("Any prize:");
    expect(page.has("button", /One Lottery/)).toBe(false);

    const cart = await visitor.submit(page, "Quick-pick 4 games · $2.70 Monday Lotto");
    expect(cart.url).toBe("/cart");
    expect(textOf(cart.main)).toContain("$2.70");
  });

  it("changes nothing when it is only opened, and stays out of search engines and shared caches", async () => {
    const visitor = shop.visit();
    const { headers, text } = await shop.ask("/buy");
    expect(text).toContain('<meta name="robots" content="noindex');
    expect(headers["cache-control"]).toContain("no-store");
    await visitor.goto("/buy");
    expect((await visitor.goto("/cart")).text).toContain("Your cart is empty");
  });
});

describe("a sold-out offer", () => {
  it("has no play link on its results or in the footer", async () => {
    const page = await shop.visit().goto("/one_lottery/results");
    expect(page.has("link", /^Play One Lottery/)).toBe(false);
    expect(page.has("link", "About One Lottery")).toBe(true);
    expect(page.has("link", "Play Monday Lotto")).toBe(true);
  });
});

describe("a link to the page itself", () => {
  it("is not shown on the list of all draws", async () => {
    const visitor = shop.visit();
    expect((await visitor.goto("/lotto-results")).has("link", "See all draws")).toBe(true);
    expect((await visitor.goto("/lotto-tickets")).has("link", "See all draws")).toBe(false);
  });

  it("has no dot for new results", async () => {
    const { body } = await shop.visit().goto("/lotto-results");
    const current = all(body, "link").filter((link) => link.hasAttribute("aria-current"));
    const dots = current.flatMap((link) => link.querySelectorAll("[data-dot]"));
    expect(dots.length).toBeGreaterThan(0);
    expect(dots.every((dot) => dot.hasAttribute("hidden"))).toBe(true);
  });
});
