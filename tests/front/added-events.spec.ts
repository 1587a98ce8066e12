// What analytics learns of tickets that plain forms add, once they are in the cart.
import { expect, it } from "vitest";
import { frontShopOfFile } from "./front-shop.ts";
import type { Page, Visitor } from "./visitor.ts";

const shop = frontShopOfFile();

const BOOKS = { "item.raffleOffer": "book_15", "item.books": "2" };

type Event = { name: string; products: Record<string, unknown>[] };
const eventOf = (page: Page): Event | null => {
  const json = page.main.querySelector("[data-track-shown='Click']")?.getAttribute("data-track-properties");
  return json ? (JSON.parse(json) as Event) : null;
};
const consent = (visitor: Visitor) => visitor.post("/shell/consent", { nonEssential: "true" });

it("records books once, as one draw, with their number of tickets, on the cart page", async () => {
  const visitor = shop.visit();
  await consent(visitor);
  const cart = await visitor.post("/charity_raffle", BOOKS);
  expect(cart.url).toBe("/cart");
  expect(eventOf(cart)).toMatchObject({
    name: "add-to-cart",
    products: [
      {
        brand: "charity_raffle",
        category: "raffle_ticket",
        cause: "coast_rescue",
        source: "raffle",
        num_draws: 1,
        num_games: 30,
        price: 50,
        purchase_status: "standard",
        name: "Beach house raffle",
      },
    ],
  });
  expect(JSON.stringify(eventOf(cart))).not.toContain("anc_");
  expect(eventOf(await visitor.goto("/cart"))).toBeNull();
});

it("records everything added before the cart page is opened, except what has left the cart", async () => {
  const visitor = shop.visit();
  await consent(visitor);
  await shop.controls.capability("pre-cart-drawer", "on");
  expect((await visitor.post("/charity_raffle", BOOKS)).url).toBe("/shell/pre-cart");
  const { cartItems } = await visitor.call<{ cartItems: { id: string }[] }>("cart.get");
  await visitor.post("/super_jackpot_lottery", { "item.raffleOffer": "sequential", "item.books": "3" });
  await visitor.call("cart.removeItem", { itemId: cartItems[0]?.id ?? "" });
  expect(eventOf(await visitor.goto("/cart"))?.products.map(({ name }) => name)).toEqual(["Super Jackpot"]);
});

it("records the tickets added before and after a voucher, and not the voucher (Analytics 11)", async () => {
  const visitor = shop.visit();
  await consent(visitor);
  await shop.controls.capability("pre-cart-drawer", "on");
  await visitor.post("/charity_raffle", BOOKS);
  const { cartItems } = await visitor.call<{ cartItems: unknown[] }>("promotions.add", { promotionCode: "SPRING15" });
  expect(cartItems).toHaveLength(2);
  await visitor.post("/super_jackpot_lottery", { "item.raffleOffer": "sequential", "item.books": "3" });
  const products = eventOf(await visitor.goto("/cart"))?.products;
  expect(products?.map(({ name }) => name)).toEqual(["Beach house raffle", "Super Jackpot"]);
});

it("records nothing without consent", async () => {
  const visitor = shop.visit();
  const cart = await visitor.post("/charity_raffle", BOOKS);
  expect(visitor.cookies.has("dc_added")).toBe(false);
  expect(eventOf(cart)).toBeNull();
});
