import { describe, expect, it } from "vitest";
import { lotteriesInCart, placementsFor } from "./placements.rules.ts";

const none = new Set<string>();
const offersOf = (placements: ReturnType<typeof placementsFor>) =>
  placements.map(({ key, items }) => [key, items.map(({ productOfferKey }) => productOfferKey)]);

describe("placementsFor", () => {
  it("keeps the requested order and omits unknown and empty placements", () => {
    const keys = "cart_inline_item,nowhere,instant_play,constructor,fast_play,cart_inline_item";
    expect(offersOf(placementsFor(keys, () => true, new Set(["oz_lotto"])))).toEqual([
      ["cart_inline_item", ["saturday_lotto", "powerball"]],
      ["fast_play", ["powerball", "saturday_lotto"]],
    ]);
  });

  it("shows only offers that are on sale and not in the cart", () => {
    const isOnSale = (key: string) => key !== "powerball";
    expect(offersOf(placementsFor("cart_inline_item", isOnSale, new Set(["saturday_lotto"])))).toEqual([
      ["cart_inline_item", ["oz_lotto"]],
    ]);
    expect(placementsFor("feature_placement", () => false, none)).toEqual([]);
  });
});

it.each([
  [
    '[{"lottery_key":"oz_lotto","draw_number":1710},{"lottery_key":"powerball","draw_number":1}]',
    ["oz_lotto", "powerball"],
  ],
  ["[", []],
  ["null", []],
  ['{"lottery_key":"oz_lotto"}', []],
  ['[null,1,{"lottery_key":2}]', []],
  [undefined, []],
])("a cart of %s contains %j", (cart, keys) => {
  expect([...lotteriesInCart(cart)]).toEqual(keys);
});
