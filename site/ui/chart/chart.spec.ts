import { describe, expect, it } from "vitest";
import { barsOf, chartWords, dotsOf, niceTop, writtenLabels } from "./chart.ts";

const points = (...values: number[]) =>
  values.map((value, at) => ({ label: `Draw ${at + 1}`, value, text: `${value} times` }));

describe("niceTop", () => {
  it.each([
    [[3, 7], 10],
    [[11, 19], 20],
    [[21], 25],
    [[100], 100],
    [[0.3], 0.5],
    [[0, 0], 1],
    [[], 1],
  ])("ends the scale of %j at %d", (values, top) => {
    expect(niceTop(values)).toBeCloseTo(top);
  });
});

it("draws bars from the ground, in columns of their own", () => {
  const [first, second] = barsOf(points(5, 10), 10);
  expect(first).toMatchObject({ x: 7, y: 50, width: 36, height: 50 });
  expect(second).toMatchObject({ x: 57, y: 0, height: 100 });
});

it("draws nothing below the ground", () => {
  expect(barsOf(points(-4), 10)[0]).toMatchObject({ height: 0, y: 100 });
});

it("puts the points of a line in the middle of their columns", () => {
  expect(dotsOf(points(0, 10), 10).map(({ x, y }) => [x, y])).toEqual([
    [25, 100],
    [75, 0],
  ]);
});

it("writes at most eight labels, evenly, and half of them where there is little room", () => {
  expect(writtenLabels(points(1, 2, 3))).toEqual(
    ["Draw 1", "Draw 2", "Draw 3"].map((text) => ({ text, isExtra: false })),
  );
  const written = writtenLabels(points(...Array.from({ length: 45 }, () => 1))).filter(({ text }) => text);
  expect(written.map(({ text }) => text).slice(0, 3)).toEqual(["Draw 1", "Draw 7", "Draw 13"]);
  expect(written.map(({ isExtra }) => isExtra)).toEqual([false, true, false, true, false, true, false, true]);
});

it("says the most and the least in words", () => {
  expect(chartWords("How often", points(4, 9, 2))).toBe("How often. Most: Draw 2, 9 times. Least: Draw 3, 2 times.");
  expect(chartWords("How often", [])).toBe("How often: nothing yet");
});
