import { describe, expect, it } from "vitest";
import { drawnBalls, matchWords, playedBalls } from "./drawn-balls.ts";

describe("drawnBalls", () => {
  it("puts numbers in rising order and outlines the supplementary ones", () => {
    expect(drawnBalls({ Supplementary: [27, 8], Numbers: [44, 5] })).toEqual([
      {
        balls: [
          { number: 5, state: "drawn" },
          { number: 44, state: "drawn" },
        ],
      },
      {
        name: "Supps",
        balls: [
          { number: 8, state: "supplementary" },
          { number: 27, state: "supplementary" },
        ],
      },
    ]);
  });

  it("sets a Powerball apart by its name", () => {
    expect(drawnBalls({ Numbers: [4], Powerball: [11] })[1]).toEqual({
      name: "Powerball",
      balls: [{ number: 11, state: "drawn" }],
    });
  });

  it("shows nothing for a draw without numbers", () => {
    expect(drawnBalls({})).toEqual([]);
  });
});

describe("playedBalls", () => {
  it("finds a supplementary match among the main numbers", () => {
    const [main] = playedBalls({ Numbers: [12, 5, 8] }, { Numbers: [5], Supplementary: [8] });
    expect(main?.balls.map(({ state }) => state)).toEqual(["matched", "matched", "drawn"]);
  });

  it("does not take the same number of another set for a match", () => {
    const sets = playedBalls({ Numbers: [7], Powerball: [7] }, { Numbers: [], Powerball: [7] });
    expect(sets.map(({ balls }) => balls[0]?.state)).toEqual(["drawn", "matched"]);
  });
});

describe("matchWords", () => {
  it("says what a game matched", () => {
    expect(matchWords({ Numbers: [5, 12, 19], Supplementary: [8] })).toBe("3 numbers + 1 supplementary");
    expect(matchWords({ Numbers: [5], Powerball: [7] })).toBe("1 number + Powerball");
    expect(matchWords({ Numbers: [], Supplementary: [] })).toBeNull();
  });
});
