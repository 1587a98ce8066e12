import { describe, expect, it } from "vitest";
import { lotteriesInCart, placementsFor } from "./placements.rules.ts";

const nobodys = new Set<string>();
const offersOf = (placements: ReturnType<typeof placementsFor>) =>
  placements.map(({ key, items }) => [key, items.map(({ productOfferKey }) => productOfferKey)]);

describe("what is recommended", () => {
  it("stands in the order asked for; an unknown place and one with nothing to show are left out", () => {
    const keys = "cart_inline_item,nowhere,fast_play,constructor,feature_placement,cart_inline_item";
    expect(offersOf(placementsFor(keys, () => true, nobodys))).toEqual([
      ["cart_inline_item", ["saturday_lotto", "powerball", "oz_lotto"]],
      ["feature_placement", ["oz_lotto"]],
    ]);
  });

  it("is on sale, and not in the cart already", () => {
    const isOnSale = (key: string) => key !== "powerball";
    expect(offersOf(placementsFor("cart_inline_item", isOnSale, new Set(["saturday_lotto"])))).toEqual([
      ["cart_inline_item", ["oz_lotto"]],
    ]);
    expect(placementsFor("feature_placement", () => false, nobodys)).toEqual([]);
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
])("a cart of %s has %j in it", (cart, keys) => {
  expect([...lotteriesInCart(cart)]).toEqual(keys);
});
