// Earlier orders beside the cart, for customers whose segment has the capability.
import { expect, it } from "vitest";
import { standardTicket, startShop } from "#tests/shop.ts";

const key = () => crypto.randomUUID();

/** The shop with recommended orders switched on. */
async function openShop() {
  const shop = await startShop();
  await shop.controls.capability("pre_cart_recommended_draws", "on");
  return shop;
}

/** A customer who has bought one ticket of Oz Lotto. */
async function customerWithOrder(name: string) {
  const { visit } = await openShop();
  const visitor = visit();
  await visitor.signIn(name);
  const { caller } = visitor;
  const cart = await caller.cart.addItem({ item: standardTicket("oz_lotto"), idempotencyKey: key() });
  await caller.purchases.create({
    cartRevision: cart.revision,
    expectedTotal: cart.cartTotal,
    idempotencyKey: key(),
  });
  return caller;
}

it("are listed, and one is added for its next draw at today's price", async () => {
  const caller = await customerWithOrder("anna");
  const [order] = await caller.recommendedOrders.list();
  expect(order).toMatchObject({ productOfferKey: "oz_lotto", gameOffer: "standard" });

  const cart = await caller.recommendedOrders.add({ id: order?.id ?? "", idempotencyKey: key() });
  expect(cart.cartItems).toMatchObject([{ lotteryKey: "oz_lotto", quantity: 1, drawNo: order?.drawNo }]);
  expect(cart.cartTotal).toEqual(order?.price);
  expect(await caller.recommendedOrders.list()).toEqual([]);
});

it("are not for visitors, and not called without the capability (Orders 8)", async () => {
  const { controls, visit } = await openShop();
  await expect(visit().caller.recommendedOrders.list()).rejects.toMatchObject({ problem: { code: "signed_out" } });

  const visitor = visit();
  await visitor.signIn("erin");
  expect(await visitor.caller.recommendedOrders.list()).toEqual([]);
  await controls.capability("pre_cart_recommended_draws", "off");
  await expect(visitor.caller.recommendedOrders.list()).rejects.toMatchObject({ problem: { code: "not_found" } });
});

it("refuse an order that is not recommended", async () => {
  const { visit } = await openShop();
  const visitor = visit();
  await visitor.signIn("dan");
  await expect(
    visitor.caller.recommendedOrders.add({ id: "ord_0000000000000000", idempotencyKey: key() }),
  ).rejects.toMatchObject({ problem: { status: 404 } });
});
