// Books of a raffle on the pages of the cart, the receipt and the account. Raffles are not on sale yet: the test switches their
// sale on.
import { afterAll, beforeAll, expect, it } from "vitest";
import { soldTypes } from "#services/main/sales/items/sold-types.ts";
import { frontShopOfFile } from "./front-shop.ts";
import { one, textOf } from "./html.ts";
import { customerWithMoney } from "./people.ts";

const shop = frontShopOfFile();
beforeAll(() => soldTypes.add("raffle_ticket"));
afterAll(() => soldTypes.delete("raffle_ticket"));

const FACTS = /2 books of 15 tickets.*Supports Coast Rescue.*Draw 12/;

it("shows books with their cause in the cart, after Undo, on the receipt and on the ticket", async () => {
  const customer = await customerWithMoney(shop, 100);
  const books = { productType: "raffle_ticket", lotteryKey: "charity_raffle", raffleOffer: "book_15", books: 2 };
  await customer.call("cart.addItem", { item: books, idempotencyKey: crypto.randomUUID() });

  const cart = await customer.goto("/cart");
  expect(cart.text).toMatch(FACTS);
  expect(cart.text).toContain("$50.00");
  const [item] = (await customer.call<{ cartItems: { id: string }[] }>("cart.get")).cartItems;
  const update = { command: "update", productType: "raffle_ticket", itemId: item?.id ?? "" };
  const fewer = await customer.post("/cart", { ...update, books: "1" });
  expect(fewer.text).toMatch(/1 book of 15 tickets/);
  expect(fewer.text).toContain("$25.00");
  await customer.post("/cart", { ...update, books: "2" });
  const removed = await customer.submit(cart, "Remove 2 x 15 Ticket Book of Beach house raffle");
  expect(removed.text).toContain("Removed 2 x 15 Ticket Book of Beach house raffle.");
  const restored = await customer.submit(removed, "Undo");
  expect(restored.text).toMatch(FACTS);

  const receipt = await customer.submit(restored, "Pay $50.00 from your wallet");
  expect(receipt.url).toMatch(/^\/receipt\/chk_/);
  expect(textOf(one(receipt.main, "region", "Your ticket"))).toMatch(FACTS);

  const list = await customer.goto("/my-account/upcoming-tickets");
  expect(list.text).toMatch(FACTS);
  const ticket = await customer.follow(list, "Beach house raffle");
  expect(ticket.text).toContain("2 x 15 Ticket Book of Beach house raffle");
  expect(ticket.text).toContain("You get your ticket numbers before the draw.");
  expect(ticket.text).not.toMatch(/0 games|Game 1/);
});
