import { describe, expect, it } from "vitest";
import { askAgainMs, streamsOf } from "./ask-again.ts";

const STOP = "2026-11-23T09:25:00Z";
const at = (seconds: number) => askAgainMs([STOP], Date.parse(STOP) + seconds * 1000) / 1000;

describe("askAgainMs", () => {
  it("waits for the stop, at most a minute at a time", () => {
    expect([at(-3_600), at(-30), at(-1)]).toEqual([60, 31, 2]);
  });

  it("backs off after the stop", () => {
    expect([at(0), at(4), at(10), at(60), at(600), at(7_200)]).toEqual([2, 2, 5, 30, 60, 60]);
  });

  it("follows the draw that changes first, and asks each minute without one", () => {
    expect(askAgainMs(["2026-11-30T09:25:00Z", STOP], Date.parse(STOP) - 5_000)).toBe(6_000);
    expect(askAgainMs([], 0)).toBe(60_000);
  });
});

it("follows the two draws whose stop is nearest, from an hour before it", () => {
  const draw = (path: string, minutes: number) => ({
    path,
    stop: new Date(Date.parse(STOP) + minutes * 60_000).toISOString(),
  });
  const draws = [draw("c/1", 59), draw("a/1", -5), draw("a/1", -5), draw("b/1", 30), draw("d/1", 60)];
  expect(streamsOf(draws, Date.parse(STOP))).toEqual(["/_live/a/1", "/_live/b/1"]);
  const weekly = [draw("a/1", -20_160), draw("a/2", -10_080), draw("a/3", 10), draw("a/4", 10_090)];
  expect(streamsOf(weekly, Date.parse(STOP))).toEqual(["/_live/a/3", "/_live/a/2"]);
  expect(streamsOf([draw("d/1", 60)], Date.parse(STOP))).toEqual([]);
});
