import { describe, expect, it } from "vitest";
import { priceTables } from "./price-tables.ts";

const offer = (key: string) => ({
  key,
  gameTypes: [{ key: "standard", gameOffers: [{ key: "standard", prices: [{ games: 4, price: 2.7 }] }] }],
});

describe("priceTables", () => {
  it("takes the tables of what is in the cart and leaves the rest of the catalogue behind", () => {
    const items = [{ lotteryKey: "monday_lotto", gameType: "standard", gameOffer: "standard" }];

    expect(priceTables(items, [offer("monday_lotto"), offer("powerball")])).toEqual({
      "monday_lotto/standard/standard": [{ games: 4, price: 2.7 }],
    });
  });

  it("has nothing for an offer that is no longer in the catalogue", () => {
    expect(
      priceTables([{ lotteryKey: "gone", gameType: "standard", gameOffer: "standard" }], [offer("powerball")]),
    ).toEqual({});
  });
});
