import { describe, expect, it } from "vitest";
import { describeMatches, drawnBalls, familyOf, playedBalls } from "./balls.ts";

describe("drawnBalls", () => {
  it("sorts numbers and outlines supplementary ones", () => {
    expect(drawnBalls({ Supplementary: [27, 8], Numbers: [44, 5] })).toEqual([
      { balls: [{ number: 5 }, { number: 44 }] },
      {
        name: "Supps",
        balls: [
          { number: 8, state: "supplementary" },
          { number: 27, state: "supplementary" },
        ],
      },
    ]);
  });

  it("separates the Powerball", () => {
    expect(drawnBalls({ Powerball: [11], Numbers: [4] })[1]).toEqual({ name: "Powerball", balls: [{ number: 11 }] });
  });

  it("shows nothing for a draw without numbers", () => {
    expect(drawnBalls({})).toEqual([]);
  });
});

describe("playedBalls", () => {
  const states = (sets: ReturnType<typeof playedBalls>) =>
    sets.map(({ balls }) => balls.map(({ number, state }) => (state ? `${number} ${state}` : `${number}`)));

  it("keeps sets separate and sorts each", () => {
    expect(playedBalls({ Powerball: [7], Numbers: [9, 2, 30] })).toEqual([
      { balls: [{ number: 2 }, { number: 9 }, { number: 30 }] },
      { name: "Powerball", balls: [{ number: 7 }] },
    ]);
  });

  it("finds a supplementary match among the main numbers", () => {
    const sets = playedBalls({ Numbers: [12, 5, 8], Powerball: [8] }, { Numbers: [5], Supplementary: [8] });
    expect(states(sets)).toEqual([["5 matched", "8 matched", "12"], ["8"]]);
  });

  it("does not match a number of another set", () => {
    const sets = playedBalls({ Numbers: [7], Powerball: [7] }, { Numbers: [], Powerball: [7] });
    expect(states(sets)).toEqual([["7"], ["7 matched"]]);
  });
});

describe("describeMatches", () => {
  it("describes a game's matches", () => {
    expect(describeMatches({ Numbers: [5, 12, 19], Supplementary: [8] })).toBe("3 numbers + 1 supplementary");
    expect(describeMatches({ Numbers: [5], Powerball: [7] })).toBe("1 number + Powerball");
    expect(describeMatches({ Numbers: [], Supplementary: [] })).toBe("No match");
    expect(describeMatches(undefined)).toBe("No match");
  });
});

describe("familyOf", () => {
  it("returns the family of every product type", () => {
    expect(
      ["lottery_ticket", "raffle_ticket", "syndicate_share", "social_syndicate_share", "membership"].map(familyOf),
    ).toEqual(["lottery", "charity", "social", "social", "membership"]);
  });
});
