import { describe, expect, it } from "vitest";
import { barsOf, summaryOf } from "./statistics.ts";

const setOf = (...frequencies: number[]) => ({
  name: "Numbers",
  numbers: frequencies.map((frequency, index) => ({ number: index + 1, frequency })),
});

describe("the summary of a chart", () => {
  it.each([
    [[3, 5, 1], "Drawn most often: 2 (5 times). Least often: 3 (once)."],
    [[5, 5, 2], "Drawn most often: 1 and 2 (5 times). Least often: 3 (twice)."],
    [[4, 0, 0, 4, 4], "Drawn most often: 1, 4 and 5 (4 times). Never: 2 and 3."],
    [[2, 2], "Every number was drawn twice."],
  ])("of %j", (frequencies, text) => {
    expect(summaryOf(setOf(...frequencies))).toBe(text);
  });
});

describe("the bars of a chart", () => {
  it("grow with the counts, and the tallest ones stand out", () => {
    expect(barsOf(setOf(2, 4, 4)).map(({ height, isMost }) => [height, isMost])).toEqual([
      [50, false],
      [100, true],
      [100, true],
    ]);
  });

  it("have no height before the first draw", () => {
    expect(barsOf(setOf(0, 0)).map(({ height }) => height)).toEqual([0, 0]);
  });

  it("are numbered at the first and every fifth number of a long set", () => {
    const bars = barsOf(setOf(...Array.from({ length: 45 }, () => 1)));
    expect(bars.filter(({ showsNumber }) => showsNumber).map(({ number }) => number)).toEqual([
      1, 5, 10, 15, 20, 25, 30, 35, 40, 45,
    ]);
  });
});
