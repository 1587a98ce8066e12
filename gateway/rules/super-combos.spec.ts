import { describe, expect, it } from "vitest";
import { comboReason, fewestNumbersFor, mostGamesOf } from "./super-combos.ts";

const from = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at);
const lotto = {
  makesGamesOf: 6,
  sets: [
    { name: "Numbers", count: 10, max: 45, first: 1, last: 45 },
    { name: "Favourites", count: 0, max: 2, first: 1, last: 45 },
  ],
};

describe("a super combo", () => {
  it("makes as many different games as its numbers allow, with the favourites in each", () => {
    expect(mostGamesOf(lotto, { Numbers: from(1, 10) })).toBe(210);
    expect(mostGamesOf(lotto, { Numbers: from(1, 10), Favourites: [40] })).toBe(252);
    // A favourite among the numbers counts once.
    expect(mostGamesOf(lotto, { Numbers: from(1, 10), Favourites: [1, 2] })).toBe(70);
    expect(mostGamesOf(lotto, { Numbers: from(1, 3) })).toBe(0);
  });

  it("needs more numbers for more games than ten numbers make", () => {
    expect(fewestNumbersFor(lotto, 200)).toBe(10);
    expect(fewestNumbersFor({ ...lotto, makesGamesOf: 7 }, 200)).toBe(11);
  });

  it("says what is missing", () => {
    expect(comboReason(lotto, { Numbers: from(1, 9) }, 10)).toBe("Choose at least 10 numbers.");
    expect(comboReason(lotto, { Numbers: from(1, 10), Favourites: [1, 2] }, 71)).toBe(
      "These numbers make 70 different games. Choose more numbers or fewer games.",
    );
    expect(comboReason(lotto, { Numbers: from(1, 12), Favourites: [30] }, 200)).toBeNull();
  });

  it("needs its Powerball where the game has one", () => {
    const powerball = { ...lotto, makesGamesOf: 7, sets: [...lotto.sets, { name: "Powerball", count: 1, last: 20 }] };
    expect(comboReason(powerball, { Numbers: from(1, 12) }, 10)).toBe("Choose a Powerball.");
    expect(comboReason(powerball, { Numbers: from(1, 12), Powerball: [20] }, 10)).toBeNull();
  });
});
