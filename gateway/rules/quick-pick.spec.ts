import { describe, expect, it } from "vitest";
import type { NumberSet } from "./games.ts";
import { quickPickGame, quickPickSet } from "./quick-pick.ts";
import { randomBelow } from "./random.ts";

const numbers: NumberSet = { name: "Numbers", count: 7, first: 1, last: 35 };
const powerball: NumberSet = { name: "Powerball", count: 1, first: 1, last: 20 };
const always = (index: number) => (below: number) => Math.min(index, below - 1);

describe("quick-pick", () => {
  it("keeps chosen numbers in their slots (Offers 8)", () => {
    const picked = quickPickSet(numbers, [35, null, 2], always(0));
    expect(picked).toEqual([35, 1, 2, 3, 4, 5, 6]);
  });

  it("fills complete games from a random source", () => {
    expect(quickPickGame([numbers, powerball], {}, always(0))).toEqual({
      Numbers: [1, 2, 3, 4, 5, 6, 7],
      Powerball: [1],
    });
  });

  it("creates only valid games from the platform's random source (Offers 7)", () => {
    const games = Array.from({ length: 500 }, () => quickPickGame([numbers, powerball], {}, randomBelow));
    for (const { Numbers = [], Powerball = [] } of games) {
      expect([new Set(Numbers).size, Numbers.length, Powerball.length]).toEqual([7, 7, 1]);
      expect(Numbers.every((number) => number >= 1 && number <= 35)).toBe(true);
      expect(Powerball.every((number) => number >= 1 && number <= 20)).toBe(true);
    }
    // In 3,500 picks, a fair source draws each of the 35 numbers at least once.
    expect(new Set(games.flatMap((game) => game["Numbers"])).size).toBe(35);
  });

  it("repeats digits only in games that allow it", () => {
    const digits: NumberSet = { name: "Numbers", count: 6, first: 0, last: 9, repeats: true };
    expect(quickPickSet(digits, [7, 7], always(9))).toEqual([7, 7, 9, 9, 9, 9]);
  });

  it("refuses a set with fewer numbers than slots", () => {
    expect(() => quickPickSet({ name: "Numbers", count: 4, first: 1, last: 3 }, [], always(0))).toThrow(
      "fewer numbers",
    );
  });
});
