import { describe, expect, it } from "vitest";
import { anyPrizeWords, firstPrizeWords, oddsWords } from "./play-odds.ts";

const monday = { numerator: 227, denominator: 19393 };
const numbers = [{ name: "Numbers", count: 6, first: 1, last: 45 }];

describe("odds in words", () => {
  it("says the exact odds of one game", () => {
    expect(oddsWords(monday)).toBe("1 in 85");
    expect(anyPrizeWords(monday, 1)).toBe("1 in 85");
    expect(firstPrizeWords(numbers, 1)).toBe("1 in 8,145,060");
  });

  it("gets better with every game, and says so with care", () => {
    expect(anyPrizeWords(monday, 4)).toBe("about 1 in 21");
    expect(anyPrizeWords(monday, 18)).toBe("about 1 in 5.2");
    expect(firstPrizeWords(numbers, 18)).toBe("1 in 452,503");
  });
});
