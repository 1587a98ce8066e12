import { describe, expect, it } from "vitest";
import { packPrices } from "#site/lib/format/packed-prices.ts";
import { priceTables } from "./price-tables.ts";

const offer = (key: string) => ({
  key,
  type: "lottery_ticket" as const,
  gameTypes: [{ key: "standard" as const, gameOffers: [{ key: "standard", prices: [{ games: 4, price: 2.7 }] }] }],
});

describe("priceTables", () => {
  it("returns only the price tables of offers in the cart", () => {
    const items = [{ lotteryKey: "monday_lotto", gameType: "standard", gameOffer: "standard" }];

    expect(priceTables(items, [offer("monday_lotto"), offer("powerball")])).toEqual({
      "monday_lotto/standard/standard": "4 270",
    });
  });

  it("returns the prices of the shares that are left, and of fewer than the cart has", () => {
    const shares = {
      key: "saturday_syndicate",
      type: "syndicate_share" as const,
      gameTypes: [],
      syndicates: [
        { syndicateEncodedId: "syn_1", costPerShare: { amount: 1.33 }, sharesAvailable: 2 },
        { syndicateEncodedId: "syn_2", costPerShare: { amount: 3.99 }, sharesAvailable: 50 },
      ],
    };
    const item = { lotteryKey: "saturday_syndicate", gameType: "syndicate", gameOffer: "syn_1" };

    expect(priceTables([{ ...item, quantity: 1 }], [shares])).toEqual({
      "saturday_syndicate/syndicate/syn_1": packPrices([
        { games: 1, price: 1.33 },
        { games: 2, price: 2.66 },
      ]),
    });
    expect(priceTables([{ ...item, quantity: 3 }], [shares])["saturday_syndicate/syndicate/syn_1"]).toBe(
      packPrices([1.33, 2.66, 3.99].map((price, index) => ({ games: index + 1, price }))),
    );
  });

  it("returns nothing for an offer that left the catalogue", () => {
    expect(
      priceTables([{ lotteryKey: "gone", gameType: "standard", gameOffer: "standard" }], [offer("powerball")]),
    ).toEqual({});
  });
});
