import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Cart } from "#site/lib/cart/cart.store.ts";
import { keepRemoval, keptRemoval, type Removed, removalMessage, removalOf } from "./removal.ts";

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

it("survives a reload and tickets added on other pages, but no purchase and no other cart", () => {
  const removal = removalOf(cart, "b");
  keepRemoval(cart, removal);
  expect(keptRemoval(cart)).toEqual(removal);
  expect(keptRemoval({ ...cart, revision: 5 })).toEqual(removal);
  expect(keptRemoval({ ...cart, revision: 5, cartItems: [] })).toBeNull();
  expect(keptRemoval({ ...cart, cartReference: "crt_2" })).toBeNull();

  keepRemoval(cart, null);
  expect(keptRemoval(cart)).toBeNull();
});

it("of some games ends with the next change of the cart", () => {
  const removal = removalOf(cart, "b");
  keepRemoval(cart, removal && { ...removal, games: 2 });
  expect(keptRemoval(cart)?.games).toBe(2);
  expect(keptRemoval({ ...cart, revision: 5 })).toBeNull();
});

it.each([
  [4, "Removed 2 of your 6 games of Powerball."],
  [5, "Removed 2 of your 6 games of Powerball. The game added since is a quick-pick."],
  [7, "Removed 2 of your 6 games of Powerball. The 3 games added since are quick-picks."],
])("says what was removed from a ticket that now has %i games", (count, message) => {
  const ticketOf = (games: number) =>
    ({ offerName: "Powerball", games: Array.from({ length: games }, () => ({})) }) as unknown as Removed["item"];
  expect(removalMessage({ item: ticketOf(6), idempotencyKey: "", games: 2 }, ticketOf(count))).toBe(message);
});
