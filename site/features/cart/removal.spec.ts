import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Cart } from "#site/lib/cart/cart.store.ts";
import { keepRemoval, keptRemoval, removalOf } from "./removal.ts";

const ticket = (id: string) => ({ id, productType: "lottery_ticket" });
const cart = { cartReference: "crt_1", revision: 4, cartItems: ["a", "b", "c"].map(ticket) } as unknown as Cart;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

it("names the ticket that followed the removed one", () => {
  expect(["a", "c", "x"].map((id) => removalOf(cart, id)?.before ?? null)).toEqual(["b", null, null]);
  expect(removalOf(cart, "x")).toBeNull();
});

it("survives a reload of the same cart only", () => {
  const removal = removalOf(cart, "b");
  keepRemoval(cart, removal);
  expect(keptRemoval(cart)).toEqual(removal);
  expect(keptRemoval({ ...cart, revision: 5 })).toBeNull();
  expect(keptRemoval({ ...cart, cartReference: "crt_2" })).toBeNull();

  keepRemoval(cart, null);
  expect(keptRemoval(cart)).toBeNull();
});
