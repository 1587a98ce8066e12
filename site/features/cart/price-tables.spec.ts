import { describe, expect, it } from "vitest";
import { priceTables } from "./price-tables.ts";

const offer = (key: string) => ({
  key,
  gameTypes: [{ key: "standard" as const, gameOffers: [{ key: "standard", prices: [{ games: 4, price: 2.7 }] }] }],
});

describe("priceTables", () => {
  it("returns only the price tables of offers in the cart", () => {
    const items = [{ lotteryKey: "monday_lotto", gameType: "standard", gameOffer: "standard" }];

    expect(priceTables(items, [offer("monday_lotto"), offer("powerball")])).toEqual({
      "monday_lotto/standard/standard": "4 270",
    });
  });

  it("returns nothing for an offer that left the catalogue", () => {
    expect(
      priceTables([{ lotteryKey: "gone", gameType: "standard", gameOffer: "standard" }], [offer("powerball")]),
    ).toEqual({});
  });
});
