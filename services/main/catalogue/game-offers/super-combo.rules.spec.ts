import { describe, expect, it } from "vitest";
import { differentGames, makeGames } from "./super-combo.rules.ts";

const upTo = (to: number) => Array.from({ length: to }, (_, index) => index + 1);

let state = 20_261_122;
/** A repeatable source (a linear congruential generator). */
const random = (bound: number) => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * bound);
};

const asText = (games: Record<string, number[]>[]) => new Set(games.map((game) => JSON.stringify(game)));

describe("makeGames", () => {
  it("makes different games with every favourite, whether or not the list repeats it", () => {
    for (const list of [upTo(12), upTo(12).filter((number) => number > 2)]) {
      const games = makeGames({ Numbers: list, Favourites: [1, 2], Powerball: [7] }, 6, 200, random);
      expect(asText(games).size).toBe(200);
      for (const { Numbers = [], Powerball } of games) {
        expect(new Set(Numbers).size).toBe(6);
        expect(Numbers).toEqual(expect.arrayContaining([1, 2]));
        expect(Numbers.every((number) => number <= 12)).toBe(true);
        expect(Powerball).toEqual([7]);
      }
    }
  });

  it("makes every game there is, and refuses one more", () => {
    const list = { Numbers: upTo(10), Favourites: [10] };
    expect(differentGames(list, 6)).toBe(126);
    expect(asText(makeGames(list, 6, 126, random)).size).toBe(126);
    expect(() => makeGames(list, 6, 127, random)).toThrow("126 different games cannot be 127");
  });

  it("makes each game about as often", () => {
    const counts = new Map<string, number>();
    for (let round = 0; round < 6_000; round++) {
      for (const text of asText(makeGames({ Numbers: upTo(6) }, 4, 3, random)))
        counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    expect(counts.size).toBe(15);
    // 1,200 expected; six standard deviations.
    for (const count of counts.values()) expect(Math.abs(count - 1_200)).toBeLessThan(6 * Math.sqrt(1_200 * 0.8));
  });
});
