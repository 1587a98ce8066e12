import { describe, expect, it } from "vitest";
import { LOTTERIES } from "../../catalogue/offers/lottery/lotteries.ts";
import type { NumberCount } from "../draws/number-counts.rows.ts";
import { tipsOf, toNumberSets } from "./statistics.rules.ts";

const lotteryOf = (key: string) => LOTTERIES.find((lottery) => lottery.key === key) ?? expect.fail(`no ${key}`);
const powerball = lotteryOf("powerball");

/** Number n was drawn n times, the last time in draw 100 - n; supplementary numbers are counted apart. */
const counts: NumberCount[] = [
  ...Array.from({ length: 35 }, (_, index) => ({ set: "Numbers", number: index + 1 })),
  ...Array.from({ length: 20 }, (_, index) => ({ set: "Powerball", number: index + 1 })),
  { set: "Supplementary", number: 7 },
].map(({ set, number }) => ({ lotteryKey: "powerball", set, number, frequency: number, lastDrawNo: 100 - number }));

describe("statistics", () => {
  it("have every number of every set of a game, also those never drawn", () => {
    const sets = toNumberSets(
      powerball,
      counts.filter(({ number }) => number !== 4),
    );
    expect(sets.map(({ name, numbers }) => [name, numbers.length])).toEqual([
      ["Numbers", 35],
      ["Powerball", 20],
    ]);
    expect(sets[0]?.numbers.slice(2, 5)).toEqual([
      { number: 3, frequency: 3, lastDrawNo: 97 },
      { number: 4, frequency: 0 },
      { number: 5, frequency: 5, lastDrawNo: 95 },
    ]);
  });

  it("count digits from 0", () => {
    const [digits] = toNumberSets(lotteryOf("one_lottery"), []);
    expect(digits?.numbers.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

describe("tips", () => {
  it("are complete games of the numbers drawn most often, and of those not drawn for longest", () => {
    expect(tipsOf(powerball, counts)).toEqual([
      {
        lotteryKey: "powerball",
        title: "Drawn most often",
        numbers: { Numbers: [29, 30, 31, 32, 33, 34, 35], Powerball: [20] },
      },
      {
        lotteryKey: "powerball",
        title: "Not drawn for the longest time",
        numbers: { Numbers: [29, 30, 31, 32, 33, 34, 35], Powerball: [20] },
      },
    ]);
  });

  it("do not exist before the first draw, and for digits", () => {
    expect(tipsOf(powerball, [])).toEqual([]);
    const digits = [{ lotteryKey: "one_lottery", set: "Numbers", number: 3, frequency: 2, lastDrawNo: 8 }];
    expect(tipsOf(lotteryOf("one_lottery"), digits)).toEqual([]);
  });
});
