// The cart as a page.
import { expect, it } from "vitest";
import { frontShopOfFile } from "./front-shop.ts";
import { all, one } from "./html.ts";
import { addQuickPick } from "./people.ts";

const shop = frontShopOfFile();

it("an empty cart links to the offers, not to the checkout", async () => {
  const { main, body } = await shop.visit().goto("/cart");
  expect(all(main, "heading", "Your cart is empty")).toHaveLength(1);
  expect(one(main, "link", "See the latest offers").getAttribute("href")).toBe("/lotto-tickets");
  expect(all(main, "link", "Continue")).toEqual([]);
  expect(all(body, "navigation", "Checkout")).toEqual([]);
});

it("removes a ticket whose draw has closed, and explains why", async () => {
  const visitor = shop.visit();
  await addQuickPick(visitor, "wednesday_lotto");
  await shop.draw("wednesday_lotto");
  const cart = await visitor.goto("/cart");
  expect(cart.text).toMatch(/Removed from your cart: \d+ games of Wednesday Lotto/);
  expect(cart.text).toContain("This draw has closed. Choose the next one.");
});
