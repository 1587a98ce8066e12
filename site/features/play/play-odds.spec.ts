import { describe, expect, it } from "vitest";
import { anyPrizeOdds, firstPrizeOdds, oddsPerGame } from "./play-odds.ts";

const monday = { numerator: 227, denominator: 19393 };

describe("odds labels", () => {
  it("shows the exact odds of one game", () => {
    expect(oddsPerGame(monday)).toBe("1 in 85");
    expect(anyPrizeOdds(monday, 1)).toBe("1 in 85");
    expect(firstPrizeOdds(8_145_060, 1)).toBe("1 in 8,145,060");
  });

  it("shows better odds for more games, marked as approximate", () => {
    expect(anyPrizeOdds(monday, 4)).toBe("about 1 in 21");
    expect(anyPrizeOdds(monday, 18)).toBe("about 1 in 5.2");
    expect(firstPrizeOdds(8_145_060, 18)).toBe("1 in 452,503");
  });
});
