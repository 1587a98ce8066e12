// Pages do not offer sold-out draws or link to themselves. One Lottery is sold out in the demo.
import { describe, expect, it } from "vitest";
import { frontShopOfFile } from "./front-shop.ts";
import { all } from "./html.ts";

const shop = frontShopOfFile();

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
