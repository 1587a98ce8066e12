import { describe, expect, it } from "vitest";
import type { Cart } from "./cart-owner.ts";
import { changesByRegion } from "./location.ts";

const ticket = { id: "itm_1", offerName: "Saturday Lotto", gameType: "standard", gameOffer: "standard" };
const cartOf = (items: object[], removed: object[] = []) =>
  ({ cartItems: items, autoRemovedItems: removed }) as unknown as Cart;
const removed = (type: string) => ({ id: "itm_1", description: "4 x Saturday Lotto games", reason: { type } });
const before = cartOf([ticket]);

describe("a change of region updates the cart", () => {
  it.each([
    ["renames a ticket", cartOf([{ ...ticket, offerName: "TattsLotto" }]), []],
    ["swaps its game", cartOf([{ ...ticket, gameType: "powerhit" }]), []],
    ["removes it", cartOf([], [removed("not_sold_in_region")]), ["4 x Saturday Lotto games"]],
  ])("if it %s", (_, after, removed) => {
    expect(changesByRegion(before, after)).toEqual({ isCartUpdated: true, removed });
  });

  it.each([
    ["nothing changes", before],
    ["a draw closes meanwhile", cartOf([], [removed("draw_closed")])],
    ["another tab adds a ticket", cartOf([ticket, { ...ticket, id: "itm_2" }])],
  ])("but not if %s", (_, after) => {
    expect(changesByRegion(before, after)).toEqual({ isCartUpdated: false, removed: [] });
  });
});
