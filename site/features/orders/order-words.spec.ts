import { describe, expect, it } from "vitest";
import { drawnSets, drawOf, matchWords, stateOf } from "./order-words.ts";

const money = (amount: number) => ({ amount, currency: "AUD" as const });
const draw = (drawNo: number, stop: string) => ({
  ...{ drawId: `drw_${drawNo}`, drawNo, stop, drawDate: stop, prizePool: 0, isPrizePoolUnknown: true },
  ...{ status: "DRAW_OPEN" as const, purchaseStatus: "open" as const },
});

describe("stateOf", () => {
  it("says what a customer wants to know first", () => {
    expect(stateOf({ status: "upcoming" }).words).toBe("In the draw");
    expect(stateOf({ status: "settled", winnings: money(31.19) })).toEqual({ tone: "gold", words: "Won $31.19" });
    expect(stateOf({ status: "settled", winnings: money(0) }).words).toBe("No prize");
    expect(stateOf({ status: "drawn" }).words).toBe("Being checked");
    expect(stateOf({ status: "refunded", winnings: money(0) }).words).toBe("Refunded");
  });
});

describe("drawOf", () => {
  const draws = [draw(1, "2026-11-16T09:25:00Z"), draw(2, "2026-11-23T09:25:00Z")];

  it("speaks of the next draw while there is one, and of the last one after that", () => {
    expect(drawOf({ draws }, new Date("2026-11-20T01:00:00Z"))?.drawNo).toBe(2);
    expect(drawOf({ draws }, new Date("2026-12-01T01:00:00Z"))?.drawNo).toBe(2);
    expect(drawOf({ draws }, new Date("2026-11-01T01:00:00Z"))?.drawNo).toBe(1);
  });
});

describe("what became of a game", () => {
  it("counts the matches of each set that has any", () => {
    expect(matchWords(undefined)).toBe("0 matched");
    expect(matchWords({ Numbers: [3, 11, 19], Supplementary: [7] })).toBe("3 matched + 1 Supplementary");
    expect(matchWords({ Numbers: [3], Powerball: [] })).toBe("1 matched");
  });

  it("outlines the supplementary numbers of the draw", () => {
    expect(drawnSets({ drawNumbers: { Numbers: [3], Supplementary: [7] } })).toEqual([
      { name: "Numbers", balls: [{ number: 3 }] },
      { name: "Supplementary", balls: [{ number: 7, state: "supplementary" }] },
    ]);
  });
});
