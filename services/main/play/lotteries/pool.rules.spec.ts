import { describe, expect, it } from "vitest";
import { chanceOf } from "../../catalogue/game-offers/odds.rules.ts";
import { findLottery } from "../../catalogue/offers/catalogue.ts";
import type { LotteryOffer } from "../../catalogue/offers/offer.ts";
import { seedHashOf } from "../draws/numbers.rules.ts";
import { poolCents, salesElsewhere } from "./pool.rules.ts";

const { rules } = findLottery("monday_lotto") as LotteryOffer;
const play = (drawNo: number) => salesElsewhere({ seed: seedHashOf(""), lotteryKey: "monday_lotto", drawNo }, rules);

describe("salesElsewhere", () => {
  it("is the same for the same draw", () => {
    expect(play(1)).toEqual(play(1));
    expect(play(1)).not.toEqual(play(2));
  });

  it("has as many winners as expected from the odds, over many draws", () => {
    const draws = Array.from({ length: 400 }, (_, index) => play(index + 1));
    for (const { division } of rules.divisions) {
      const winners = draws.reduce((sum, { winners }) => sum + (winners.get(division) ?? 0), 0);
      const expected = draws.reduce((sum, { games }) => sum + games * chanceOf(rules, division), 0);
      // Five standard deviations.
      expect(Math.abs(winners - expected)).toBeLessThan(5 * Math.sqrt(expected));
    }
  });
});

describe("poolCents", () => {
  it("is its part of sales, in whole cents", () => {
    expect(poolCents(rules, 4, { games: 4, cents: 270 })).toBe(97);
  });
});
