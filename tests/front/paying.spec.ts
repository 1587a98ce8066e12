// A cart page that is reloaded while a payment is pending. Its script has stored the idempotency key in a cookie.
import { expect, it } from "vitest";
import { frontShopOfFile } from "./front-shop.ts";
import { addQuickPick, buyCart, customerOf } from "./people.ts";

const shop = frontShopOfFile();

type Cart = { revision: number; cartTotal: { amount: number; currency: string } };

it("redirects to the receipt if the purchase succeeded but its reply was lost", async () => {
  const visitor = await customerOf(shop);
  await addQuickPick(visitor);
  const { revision, cartTotal } = await visitor.call<Cart>("cart.get");
  const idempotencyKey = crypto.randomUUID();
  const deposit = { methodCode: "td", depositMethodId: "dpm_td", amount: cartTotal.amount };
  const { checkoutId } = await visitor.call<{ checkoutId: string }>("purchases.create", {
    cartRevision: revision,
    expectedTotal: cartTotal,
    deposit,
    idempotencyKey,
  });

  visitor.cookies.set("dc_paying", idempotencyKey);
  expect((await visitor.goto("/cart")).url).toBe(`/receipt/${checkoutId}`);
});

it("treats a receipt that cannot be read apart from a refusal: no second payment, and the receipt later (Checkout 7)", async () => {
  const visitor = await customerOf(shop);
  await addQuickPick(visitor);
  const { revision, cartTotal } = await visitor.call<Cart>("cart.get");
  const idempotencyKey = crypto.randomUUID();
  const deposit = { methodCode: "td", depositMethodId: "dpm_td", amount: cartTotal.amount };
  const attempt = { cartRevision: revision, expectedTotal: cartTotal, deposit, idempotencyKey };
  const { checkoutId } = await visitor.call<{ checkoutId: string }>("purchases.create", attempt);
  await addQuickPick(visitor);

  visitor.cookies.set("dc_paying", idempotencyKey);
  await shop.fault("getCheckout", "down");
  const waiting = await visitor.goto("/cart");
  expect(waiting.text).toContain("Your payment is being confirmed");
  expect(waiting.has("button", /^Pay/)).toBe(false);
  expect(visitor.cookies.get("dc_paying")).toBe(idempotencyKey);
  await shop.fault("getCheckout", "off");
  expect((await visitor.goto("/cart")).url).toBe(`/receipt/${checkoutId}`);

  const refused = crypto.randomUUID();
  await expect(visitor.call("purchases.create", { ...attempt, idempotencyKey: refused })).rejects.toThrow();
  visitor.cookies.set("dc_paying", refused);
  const cart = await visitor.goto("/cart");
  expect([cart.has("button", /^Pay/), cart.text.includes("being confirmed")]).toEqual([true, false]);
});

it("reports a deposit that is neither done nor waiting, without a receipt (Checkout 11)", async () => {
  const customer = await customerOf(shop);
  await addQuickPick(customer);
  await shop.controls.change("depositAndPurchase", { deposit: { status: "failed" }, receipt: null });
  await expect(buyCart(customer)).rejects.toThrow("Received invalid deposit response when attempting purchase");
});

it("shows the cart and why, once the payment whose reply was lost is refused", async () => {
  const visitor = await customerOf(shop);
  await addQuickPick(visitor);
  const { revision, cartTotal } = await visitor.call<Cart>("cart.get");
  const idempotencyKey = crypto.randomUUID();
  await visitor
    .call("purchases.create", { cartRevision: revision + 1, expectedTotal: cartTotal, idempotencyKey })
    .catch(() => null);

  visitor.cookies.set("dc_paying", idempotencyKey);
  const page = await visitor.goto("/cart");
  expect(page.text).toContain("Your cart has changed. Check it and try again.");
  expect(page.has("button", /^Pay/)).toBe(true);
  expect(page.headers["refresh"]).toBeUndefined();
  expect(visitor.cookies.has("dc_paying")).toBe(false);
});

it("shows that the payment is being confirmed, and reloads", async () => {
  const visitor = await customerOf(shop);
  await addQuickPick(visitor);
  visitor.cookies.set("dc_paying", crypto.randomUUID());
  const page = await visitor.goto("/cart");

  expect(page.text).toContain("Your payment is being confirmed");
  expect(page.has("button", /^Pay/)).toBe(false);
  expect(page.headers["refresh"]).toBe("2");
});
