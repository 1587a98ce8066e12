// The cart as a page.
import { describe, expect, it } from "vitest";
import { frontShopOfFile } from "./front-shop.ts";
import { all, one, textOf } from "./html.ts";
import { addQuickPick, customerOf } from "./people.ts";

const shop = frontShopOfFile();

it("shows the cart and the login before it in the checkout layout, also to visitors (Checkout 1 and 2)", async () => {
  const visitor = shop.visit();
  for (const path of ["/cart", "/checkout/login"]) {
    const page = await visitor.goto(path);
    expect([page.url, page.text.includes("Secure checkout")]).toEqual([path, true]);
  }
});

it("an empty cart links to the offers, not to the checkout", async () => {
  const { main, body } = await shop.visit().goto("/cart");
  expect(all(main, "heading", "Your cart is empty")).toHaveLength(1);
  expect(one(main, "link", "See the latest offers").getAttribute("href")).toBe("/lotto-tickets");
  expect(all(main, "link", "Continue")).toEqual([]);
  expect(all(body, "navigation", "Checkout")).toEqual([]);
});

it("removes a ticket whose draw has closed, and shows its numbers and a reason that can be closed (Cart 11)", async () => {
  const visitor = shop.visit();
  const before = await addQuickPick(visitor, "wednesday_lotto");
  const numbers = (page: typeof before) => all(page.main, "list", /^Game \d+ of /).map((list) => textOf(list));
  expect(numbers(before)).not.toEqual([]);
  await shop.draw("wednesday_lotto");
  const cart = await visitor.goto("/cart");
  expect(cart.text).toMatch(/Removed from your cart: \d+ x Wednesday Lotto games/);
  expect(cart.text).toContain("This draw has closed. You were not charged for it.");
  expect(cart.has("button", "Close")).toBe(true);
  expect(numbers(cart)).toEqual(numbers(before));
});

it("names the tickets that a login added a visitor's tickets to", async () => {
  const customer = await customerOf(shop);
  await addQuickPick(customer, "powerball", 4);
  await addQuickPick(customer, "saturday_lotto", 5);
  const notice = "We added the new ones to these: 4 x Powerball games.";
  expect((await customer.goto("/cart?earlier=1")).text).toContain(notice);
  for (const path of ["/cart", "/cart?earlier=2", "/cart?earlier=x"])
    expect([path, (await customer.goto(path)).text.includes("an earlier visit")]).toEqual([path, false]);
});

describe("a link to another cart", () => {
  /** Fills a cart and returns the link that leads to it. */
  async function sharedCart() {
    const owner = shop.visit();
    await addQuickPick(owner, "saturday_lotto", 4);
    return `/about?act=${owner.cookies.get("dc_cart")}`;
  }

  it("opens immediately for a visitor without tickets, and shows its count in the header", async () => {
    const visitor = shop.visit();
    const page = await visitor.goto(await sharedCart());
    expect(page.url).toMatch(/^\/about\?act=/);
    expect((await visitor.goto("/cart")).text).toContain("Saturday Lotto");
  });

  it("names what it holds before it replaces the visitor's own cart, and changes nothing until then (Cart 17)", async () => {
    const visitor = shop.visit();
    await addQuickPick(visitor, "monday_lotto");
    const own = visitor.cookies.get("dc_cart");
    const question = await visitor.goto(await sharedCart());
    expect(question.url).toMatch(/^\/shell\/linked-cart\?/);
    expect(question.text).toMatch(/a cart with 1 ticket for \$\d/);
    expect(question.text).toContain("your own cart with 1 ticket for $2.70");
    expect(visitor.cookies.get("dc_cart")).toBe(own);

    expect((await visitor.follow(question, "Keep my cart")).url).toBe("/about");
    expect((await visitor.goto("/cart")).text).toContain("Monday Lotto");
    expect((await visitor.submit(question, "Open the cart with 1 ticket")).url).toBe("/about");
    expect((await visitor.goto("/cart")).text).toContain("Saturday Lotto");
  });

  it("adds its tickets to a customer's cart only after asking", async () => {
    const customer = await customerOf(shop);
    const question = await customer.goto(await sharedCart());
    expect((await customer.goto("/cart")).text).toContain("Your cart is empty");

    expect((await customer.submit(question, "Add 1 ticket")).url).toBe("/about");
    expect((await customer.goto("/cart")).text).toContain("Saturday Lotto");
  });

  it("changes nothing if the cart is gone, is not sent from this shop, or has a token that cannot exist", async () => {
    const visitor = shop.visit();
    await addQuickPick(visitor);
    const own = visitor.cookies.get("dc_cart");
    for (const token of ["anc_00000000000000000000000000000000", "no%20token", ""]) {
      expect((await visitor.goto(`/about?act=${token}`)).url).toBe(`/about?act=${token}`);
    }
    const token = (await sharedCart()).replace("/about?act=", "");
    const forged = {
      method: "POST",
      body: "",
      headers: {
        origin: "https://evil.example",
        "content-type": "application/x-www-form-urlencoded",
        cookie: `dc_cart=${own}`,
      },
    };
    const answer = await shop.ask(`/shell/linked-cart?token=${token}`, forged);
    expect([answer.status, answer.headers["set-cookie"]?.toString() ?? ""]).toEqual([
      403,
      expect.not.stringContaining(token),
    ]);
    expect(visitor.cookies.get("dc_cart")).toBe(own);
  });
});
