// Changing the number of games of an item with the customer's own numbers, without JavaScript.
import { expect, it } from "vitest";
import { frontShopOfFile } from "./front-shop.ts";

const shop = frontShopOfFile();

type Cart = { cartItems: { id: string; games: { Numbers: number[] }[] }[] };
const own = [1, 2, 3, 4, 5].map((first) => ({ Numbers: [first, 10, 20, 30, 40, 45] }));

async function visitorWithOwnGames() {
  const visitor = shop.visit();
  await visitor.call("cart.addItem", {
    item: { lotteryKey: "monday_lotto", gameOffer: "standard", games: own },
    idempotencyKey: crypto.randomUUID(),
  });
  const item = async () => (await visitor.call<Cart>("cart.get")).cartItems[0];
  return { visitor, item };
}

it("restores the customer's own games on Undo", async () => {
  const { visitor, item } = await visitorWithOwnGames();
  const itemId = (await item())?.id ?? "";
  const fewer = await visitor.post("/cart", { command: "update", itemId, numGames: "4" });
  expect(fewer.text).toContain("Removed 1 of your 5 games of Monday Lotto.");
  expect((await item())?.games).toEqual(own.slice(0, 4));

  await visitor.submit(fewer, "Undo");
  expect((await item())?.games).toEqual(own);
});

it("explains that added games are quick-picks", async () => {
  const { visitor } = await visitorWithOwnGames();
  expect((await visitor.goto("/cart")).text).toContain("Games you add are quick-picks.");
});
