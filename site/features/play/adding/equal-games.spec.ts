import { describe, expect, it } from "vitest";
import { equalGamesMessage } from "./equal-games.ts";

const numbers = { name: "Numbers", count: 3, first: 1, last: 9 };
const of = (...games: number[][]) => games.map((game) => ({ Numbers: game }));

describe("equalGamesMessage", () => {
  it("names complete games with the same numbers", () => {
    const choice = { sets: [numbers] };
    expect(equalGamesMessage(choice, of([1, 2, 3], [4, 5, 6], [3, 1, 2]))).toBe("Games 1 and 3 have the same numbers.");
    expect(equalGamesMessage(choice, of([1, 2, 3], [1, 2, 3], [1, 2, 3]))).toBe(
      "Games 1, 2 and 3 have the same numbers.",
    );
    expect(equalGamesMessage({ ...choice, name: "System 3" }, of([1, 2, 3], [1, 2, 3]))).toBe(
      "Entries 1 and 2 have the same numbers.",
    );
  });

  it("is null if games differ, in one set or only in their order where that counts, or are incomplete", () => {
    expect(equalGamesMessage({ sets: [numbers] }, of([1, 2, 3], [1, 2, 4]))).toBeNull();
    expect(equalGamesMessage({ sets: [numbers] }, [{ Numbers: [1, 2] }, { Numbers: [1, 2] }, {}, {}])).toBeNull();
    expect(equalGamesMessage({ sets: [{ ...numbers, isOrdered: true }] }, of([1, 2, 3], [3, 1, 2]))).toBeNull();
    const powerball = { name: "Powerball", count: 1, first: 1, last: 20 };
    const games = [4, 5].map((number) => ({ Numbers: [1, 2, 3], Powerball: [number] }));
    expect(equalGamesMessage({ sets: [numbers, powerball] }, games)).toBeNull();
  });
});
