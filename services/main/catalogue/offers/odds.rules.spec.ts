import { describe, expect, it } from "vitest";
import { bestEnd } from "../game-offers/board.rules.ts";
import { oddsOf, oddsOfGame } from "../game-offers/odds.rules.ts";
import type { LotteryOffer } from "../offers/offer.ts";
import { findLottery } from "./catalogue.ts";

// The published odds by division and of any division: "1 in" values, rounded to two decimals.
const PUBLISHED: Record<string, [divisions: number[], any: number]> = {
  monday_lotto: [[8_145_060, 678_755, 36_689.46, 732.8, 297.48, 143.88], 85.43],
  wednesday_lotto: [[8_145_060, 678_755, 36_689.46, 732.8, 297.48, 143.88], 85.43],
  saturday_lotto: [[8_145_060, 678_755, 36_689.46, 732.8, 297.48, 52.41], 41.96],
  oz_lotto: [[62_891_499, 2_994_833.29, 242_824.32, 26_270.47, 4_496.75, 181.87, 70.9], 50.33],
  powerball: [[134_490_400, 7_078_442.11, 686_175.51, 36_114.5, 16_942.61, 1_172.95, 891.72, 187.67, 65.16], 43.98],
  one_lottery: [[1_000_000, 55_555.56, 5_555.56, 555.56, 55.86], 50.25],
};

describe("oddsOf", () => {
  it.each(Object.entries(PUBLISHED))("computes the published odds of %s", (key, [divisions, any]) => {
    const { rules } = findLottery(key) as LotteryOffer;
    const oneIn = ({ numerator, denominator }: { numerator: number; denominator: number }) =>
      Math.round((denominator / numerator) * 100) / 100;

    expect(rules.divisions.map(({ division }) => oneIn(oddsOf(rules, division)))).toEqual(divisions);
    expect(oneIn(oddsOfGame(rules).any)).toBe(any);
  });

  it("reduces the ratio", () => {
    const { rules } = findLottery("monday_lotto") as LotteryOffer;
    expect(oddsOf(rules, 6)).toEqual({ numerator: 1887, denominator: 271_502 });
    expect(oddsOfGame(rules).any).toEqual({ numerator: 227, denominator: 19_393 });
  });
});

describe("bestEnd", () => {
  it("counts from the better end", () => {
    expect(bestEnd([true, true, false, false, true, true])).toBe(2);
    expect(bestEnd([false, true, true, true, true, true])).toBe(5);
    expect(bestEnd([true, true, true, true, true, true])).toBe(6);
    expect(bestEnd([false, true, true, true, true, false])).toBe(0);
  });
});
