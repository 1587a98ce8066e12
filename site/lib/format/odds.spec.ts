import { describe, expect, it } from "vitest";
import { anyPrizeOdds, firstPrizeOdds, offerOdds, oneIn, raffleOdds } from "./odds.ts";

const monday = { numerator: 227, denominator: 19393 };
const jackpot = 8_145_060;

describe("odds labels", () => {
  it("round half up, to one decimal below 10", () => {
    expect(oneIn(monday)).toBe("1 in 85");
    // Strike any prize, Powerball any prize, Division 4 and Division 6 of Saturday Lotto.
    expect(oneIn({ numerator: 100, denominator: 1164 })).toBe("1 in 12");
    expect(oneIn({ numerator: 100, denominator: 4398 })).toBe("1 in 44");
    expect(oneIn({ numerator: 741, denominator: 543_004 })).toBe("1 in 733");
    expect(oneIn({ numerator: 2, denominator: 25 })).toBe("1 in 13");
    expect(oneIn({ numerator: 100, denominator: 445 })).toBe("1 in 4.5");
    expect(oneIn({ numerator: 1000, denominator: 9949 })).toBe("1 in 9.9");
    expect(oneIn({ numerator: 1000, denominator: 9950 })).toBe("1 in 10");
  });

  it("improve with every game, and say when they are approximate", () => {
    expect(anyPrizeOdds(monday, 1)).toBe("1 in 85");
    expect(anyPrizeOdds(monday, 4)).toBe("about 1 in 22");
    expect(anyPrizeOdds(monday, 18)).toBe("about 1 in 5.2");
    expect(firstPrizeOdds(jackpot, 1)).toBe("1 in 8,145,060");
    expect(firstPrizeOdds(jackpot, 0)).toBe("1 in 8,145,060");
    expect(firstPrizeOdds(jackpot, 18)).toBe("1 in 452,503");
    // Three boards of System 7, seven games each.
    expect(firstPrizeOdds(jackpot, 3 * 7)).toBe("1 in 387,860");
  });

  it("of a raffle count the prizes among all tickets", () => {
    expect(raffleOdds(200_000, 1, { repeats: true })).toBe("1 in 200,000");
    expect(raffleOdds(200_000, 13, { repeats: true })).toBe("1 in 15,385");
    expect(raffleOdds(270_000, 3_965, { repeats: false })).toBe("1 in 68");
  });
});

describe("the odds on an offer's card", () => {
  const [one, two] = [
    { numerator: 1, denominator: 42 },
    { numerator: 100, denominator: 1164 },
  ];
  it("are those of a standard game, or of the first game type, as Lotto Strike has no standard one", () => {
    const types = [
      { key: "strike", oddsAnyDivision: two },
      { key: "standard", oddsAnyDivision: one },
    ];
    expect(offerOdds({ gameTypes: types })).toBe("1 in 42");
    expect(offerOdds({ gameTypes: types.slice(0, 1) })).toBe("1 in 12");
    expect(offerOdds({ gameTypes: [{ key: "deferred" }] })).toBeUndefined();
  });
});
