import { describe, expect, it } from "vitest";
import { bestEnd, gamesOf } from "./board.rules.ts";

describe("bestEnd", () => {
  it("counts from the better end", () => {
    expect(bestEnd([true, true, false, false, true, true])).toBe(2);
    expect(bestEnd([false, true, true, true, true, true])).toBe(5);
    expect(bestEnd([true, true, true, true, true, true])).toBe(6);
    expect(bestEnd([false, true, true, true, true, false])).toBe(0);
  });
});

describe("gamesOf", () => {
  it("is exact for the largest boards, and refuses what is not", () => {
    const barrel = { name: "Numbers", from: 1, to: 45, count: 22 };
    expect(gamesOf({ barrels: [barrel], divisions: [] }, { numbers: 45, powerballs: 0 })).toBe(4_116_715_363_800);
    expect(() => gamesOf({ barrels: [barrel], divisions: [] }, { numbers: 45, powerballs: 10_000 })).toThrow("exact");
  });
});
