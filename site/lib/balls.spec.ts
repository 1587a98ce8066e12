import { describe, expect, it } from "vitest";
import { ballSets, familyOf } from "./balls.ts";

describe("ballSets", () => {
  it("keeps the sets apart and puts each in rising order", () => {
    expect(ballSets({ Numbers: [9, 2, 30], Powerball: [7] })).toEqual([
      { name: "Numbers", balls: [{ number: 2 }, { number: 9 }, { number: 30 }] },
      { name: "Powerball", balls: [{ number: 7 }] },
    ]);
  });

  it("marks what was drawn, and supplementary numbers in the main set only", () => {
    const sets = ballSets({ Numbers: [5, 8, 12], Powerball: [8] }, { Numbers: [5], Supplementary: [8] });

    expect(sets[0]?.balls).toEqual([
      { number: 5, state: "matched" },
      { number: 8, state: "supplementary" },
      { number: 12 },
    ]);
    expect(sets[1]?.balls).toEqual([{ number: 8 }]);
  });
});

describe("familyOf", () => {
  it("gives every product type its family", () => {
    expect(
      ["lottery_ticket", "raffle_ticket", "syndicate_share", "social_syndicate_share", "membership"].map(familyOf),
    ).toEqual(["lottery", "charity", "social", "social", "membership"]);
  });
});
