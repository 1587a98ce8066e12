import { describe, expect, it } from "vitest";
import { findLottery } from "../../catalogue/offers/catalogue.ts";
import type { Game } from "../../catalogue/offers/lottery/prices.rules.ts";
import type { LotteryOffer } from "../../catalogue/offers/offer.ts";
import type { DrawnNumbers } from "../draws/numbers.rules.ts";
import { divisionsOf, matchedNumbers } from "./scoring.rules.ts";

const lottery = (key: string) => findLottery(key) as LotteryOffer;

/** Returns a game with some drawn main numbers, supplementaries and perhaps the Powerball; the rest does not match. */
function gameWith(key: string, drawn: DrawnNumbers, main: number, supplementary = 0, powerball = false): Game {
  const [barrel] = lottery(key).rules.barrels;
  if (!barrel) throw new Error("no barrel");
  const drawnAll = [...(drawn["Numbers"] ?? []), ...(drawn["Supplementary"] ?? [])];
  const wrong = Array.from({ length: barrel.to }, (_, index) => index + 1).filter((n) => !drawnAll.includes(n));
  const numbers = [
    ...(drawn["Numbers"] ?? []).slice(0, main),
    ...(drawn["Supplementary"] ?? []).slice(0, supplementary),
    ...wrong.slice(0, barrel.count - main - supplementary),
  ];
  return drawn["Powerball"]
    ? {
        Numbers: numbers,
        Powerball: [powerball ? (drawn["Powerball"][0] ?? 0) : ((drawn["Powerball"][0] ?? 0) % 20) + 1],
      }
    : { Numbers: numbers };
}

const SIX: DrawnNumbers = { Numbers: [5, 12, 19, 23, 31, 44], Supplementary: [8, 27] };
const SEVEN: DrawnNumbers = { Numbers: [4, 9, 15, 20, 26, 31, 44], Supplementary: [7, 33, 46] };
// The Powerball has its own barrel and may equal a main number.
const POWER: DrawnNumbers = { Numbers: [4, 9, 15, 20, 26, 31, 34], Powerball: [9] };

const WEEKDAY: [main: number, supplementary: number, division: number | null][] = [
  [6, 0, 1],
  [5, 1, 2],
  [5, 0, 3],
  [4, 0, 4],
  [4, 1, 4],
  [4, 2, 4],
  [3, 1, 5],
  [3, 2, 5],
  [3, 0, null],
  [2, 2, 6],
  [1, 2, 6],
  [0, 2, null],
  [2, 1, null],
  [2, 0, null],
];

/** Returns the division that a standard game wins, or null. Fails if it wins more than one. */
function divisionOf(rules: LotteryOffer["rules"], drawn: DrawnNumbers, game: Game): number | null {
  const [won, ...others] = divisionsOf(rules, drawn, "standard", game);
  expect(others).toEqual([]);
  expect(won?.[1] ?? 1).toBe(1);
  return won?.[0] ?? null;
}

describe("divisionsOf a standard game", () => {
  it.each(WEEKDAY)(
    "Monday and Wednesday: %i winning numbers and %i supplementaries win %s",
    (main, extra, division) => {
      for (const key of ["monday_lotto", "wednesday_lotto"]) {
        expect(divisionOf(lottery(key).rules, SIX, gameWith(key, SIX, main, extra))).toBe(division);
      }
    },
  );

  it.each<[number, number, number | null]>([
    [6, 0, 1],
    [5, 1, 2],
    [5, 0, 3],
    [4, 0, 4],
    [4, 1, 4],
    [4, 2, 4],
    [3, 1, 5],
    [3, 2, 5],
    [3, 0, 6],
    [2, 2, null],
    [1, 2, null],
    [2, 1, null],
  ])(
    "Saturday, with its own sixth division: %i winning numbers and %i supplementaries win %s",
    (main, extra, division) => {
      const game = gameWith("saturday_lotto", SIX, main, extra);
      expect(divisionOf(lottery("saturday_lotto").rules, SIX, game)).toBe(division);
    },
  );

  it.each<[number, number, number | null]>([
    [7, 0, 1],
    [6, 1, 2],
    [6, 0, 3],
    [5, 1, 4],
    [5, 2, 4],
    [5, 0, 5],
    [4, 0, 6],
    [4, 1, 6],
    [4, 3, 6],
    [3, 1, 7],
    [3, 3, 7],
    [3, 0, null],
    [2, 3, null],
  ])("Oz: %i winning numbers and %i supplementaries win %s", (main, extra, division) => {
    const game = gameWith("oz_lotto", SEVEN, main, extra);
    expect(divisionOf(lottery("oz_lotto").rules, SEVEN, game)).toBe(division);
  });

  it.each<[number, boolean, number | null]>([
    [7, true, 1],
    [7, false, 2],
    [6, true, 3],
    [6, false, 4],
    [5, true, 5],
    [4, true, 6],
    [5, false, 7],
    [3, true, 8],
    [2, true, 9],
    [4, false, null],
    [3, false, null],
    [2, false, null],
    [1, true, null],
    [0, true, null],
  ])(
    "Powerball, where four and the Powerball come before five: %i numbers, Powerball %s, win %s",
    (main, ball, division) => {
      const game = gameWith("powerball", POWER, main, 0, ball);
      expect(divisionOf(lottery("powerball").rules, POWER, game)).toBe(division);
    },
  );

  it.each<[number[], number | null]>([
    [[0, 1, 2, 3, 4, 5], 1],
    [[0, 1, 2, 3, 4, 9], 2],
    [[9, 1, 2, 3, 4, 5], 2],
    [[0, 1, 2, 3, 9, 9], 3],
    [[9, 9, 9, 3, 4, 5], 4],
    [[0, 1, 9, 9, 4, 5], 5],
    [[0, 9, 2, 3, 9, 5], null],
    [[5, 4, 3, 2, 1, 0], null],
  ])("One Lottery, by digits from the better end: %j wins %s", (digits, division) => {
    const drawn = { Numbers: [0, 1, 2, 3, 4, 5] };
    expect(divisionOf(lottery("one_lottery").rules, drawn, { Numbers: digits })).toBe(division);
  });
});

describe("matchedNumbers", () => {
  it("matches digits by place from the better end", () => {
    const matched = (Numbers: number[]) =>
      matchedNumbers(lottery("one_lottery").rules, { Numbers: [0, 5, 4, 2, 5, 9] }, { Numbers })["Numbers"];
    expect(matched([0, 5, 9, 9, 5, 9])).toEqual([0, 5]);
    expect(matched([1, 5, 4, 2, 5, 9])).toEqual([5, 4, 2, 5, 9]);
    expect(matched([9, 5, 2, 4, 5, 0])).toEqual([]);
  });

  it("separates main numbers, supplementaries and the Powerball", () => {
    expect(matchedNumbers(lottery("monday_lotto").rules, SIX, { Numbers: [5, 8, 12, 19, 33, 40] })).toEqual({
      Numbers: [5, 12, 19],
      Supplementary: [8],
    });
    expect(
      matchedNumbers(lottery("powerball").rules, POWER, { Numbers: [1, 2, 3, 9, 10, 11, 12], Powerball: [4] }),
    ).toEqual({
      Numbers: [9],
      Powerball: [],
    });
  });
});
