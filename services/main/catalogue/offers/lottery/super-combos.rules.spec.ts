import { describe, expect, it } from "vitest";
import { makeGames, mostGamesOf } from "./super-combos.rules.ts";

const offer = { makesGamesOf: 6, numberSets: [] };
const list = { Numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], Favourites: [9, 40], Powerball: [20] };

describe("the games of a super combo", () => {
  it("are different, sorted, and have every favourite", () => {
    // Four of the nine numbers that are no favourites: 126 games, all of them.
    const games = makeGames(offer, list, 126);
    expect(new Set(games.map(({ Numbers }) => Numbers?.join()))).toHaveLength(126);
    for (const { Numbers = [], Powerball, ...others } of games) {
      expect(Numbers).toEqual([...new Set(Numbers)].sort((a, b) => a - b));
      expect(Numbers).toHaveLength(6);
      expect(Numbers).toEqual(expect.arrayContaining([9, 40]));
      expect([Powerball, others]).toEqual([[20], {}]);
    }
  });

  it("are never more than the list makes", () => {
    expect(mostGamesOf(offer, list)).toBe(126);
    expect(() => makeGames(offer, list, 127)).toThrow("127 different games");
  });
});
