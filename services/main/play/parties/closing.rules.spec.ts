import { describe, expect, it } from "vitest";
import { findLottery } from "../../catalogue/offers/catalogue.ts";
import { gameOfferOf, priceCents } from "../../catalogue/offers/lottery/prices.rules.ts";
import { gamesPaidFor, splitReturn, takeBack } from "./closing.rules.ts";

const lottery = findLottery("saturday_lotto");
if (!lottery) throw new Error("Saturday Lotto is gone");
const offer = gameOfferOf(lottery, "standard", "standard");

describe("the games of a session", () => {
  it("are as many as the money pays for, and none below the offer's minimum", () => {
    for (let cents = 0; cents < 2_000; cents += 7) {
      const { cents: price, games } = gamesPaidFor(offer, 20, cents);
      expect(price).toBeLessThanOrEqual(cents);
      expect(games === 0 || (games >= offer.minGames && price === priceCents(offer, games))).toBe(true);
      if (games > 0 && games < 20) expect(priceCents(offer, games + 1)).toBeGreaterThan(cents);
      if (games === 0) expect(priceCents(offer, offer.minGames)).toBeGreaterThan(cents);
    }
  });
});

describe("what comes back", () => {
  it("is split per share, with odd cents to the first shares", () => {
    const parts = splitReturn(7, 5, [{ quantity: 1 }, { quantity: 3 }, { quantity: 1 }]);
    expect(parts.map(({ cents }) => cents)).toEqual([2, 4, 1]);
  });

  it("goes back as it was paid: prizes as prizes, and a discount to the promotion", () => {
    const paid = { cashCents: 300, prizeCents: 100, promotionCents: 200 };
    expect(takeBack(paid, 350)).toEqual({ cashCents: 250, prizeCents: 100, promotionCents: 0 });
    expect(takeBack(paid, 250)).toEqual({ cashCents: 50, prizeCents: 0, promotionCents: 200 });
    expect(paid).toEqual({ cashCents: 0, prizeCents: 0, promotionCents: 0 });
  });
});
