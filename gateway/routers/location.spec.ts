import { describe, expect, it } from "vitest";
import type { Cart } from "./cart.owner.ts";
import { isChangedByRegion } from "./location.ts";

const ticket = { id: "itm_1", offerName: "Saturday Lotto", gameType: "standard", gameOffer: "standard" };
const cartOf = (items: object[], removed: { id: string; reason: { type: string } }[] = []) =>
  ({ cartItems: items, autoRemovedItems: removed }) as unknown as Cart;
const before = cartOf([ticket]);

describe("a change of region updates the cart", () => {
  it.each([
    ["renames a ticket", cartOf([{ ...ticket, offerName: "TattsLotto" }])],
    ["swaps its game", cartOf([{ ...ticket, gameType: "powerhit" }])],
    ["removes it", cartOf([], [{ id: "itm_1", reason: { type: "not_sold_in_region" } }])],
  ])("if it %s", (_, after) => {
    expect(isChangedByRegion(before, after)).toBe(true);
  });

  it.each([
    ["nothing changes", before],
    ["a draw closes meanwhile", cartOf([], [{ id: "itm_1", reason: { type: "draw_closed" } }])],
    ["another tab adds a ticket", cartOf([ticket, { ...ticket, id: "itm_2" }])],
  ])("but not if %s", (_, after) => {
    expect(isChangedByRegion(before, after)).toBe(false);
  });
});
