import { expect, it } from "vitest";
import type { Cart, CartItem } from "#site/lib/cart/cart.store.ts";
import { allRemoved, withRemoved } from "./kept-places.ts";

const item = (id: string, more: Partial<CartItem> = {}) => ({ id, productType: "lottery_ticket", ...more }) as CartItem;
const cart = (cartItems: CartItem[], removed: string[] = []) =>
  ({ cartItems, autoRemovedItems: removed.map((id) => ({ id })) }) as Cart;

it("keeps the place of a ticket that the service removed, and of no other", () => {
  const before = [item("a"), item("b"), item("c"), item("d")];
  const after = [
    item("c", { quantity: 2 }),
    item("d"),
    item("e"),
    item("v", { productType: "voucher_fixed_discount" }),
  ];
  const listed = withRemoved(before, cart(after, ["b", "x"]));
  expect(listed.map(({ id }) => id)).toEqual(["b", "c", "d", "e"]);
  expect(listed[1]?.quantity).toBe(2);
  expect(withRemoved(listed, cart(after)).map(({ id }) => id)).toEqual(["c", "d", "e"]);
});

it("keeps the notices of earlier removals, once each", () => {
  const [a, b] = cart([], ["a", "b"]).autoRemovedItems;
  expect(
    allRemoved(
      [a, b].flatMap((one) => one ?? []),
      cart([], ["b", "c"]),
    ).map(({ id }) => id),
  ).toEqual(["a", "b", "c"]);
});
