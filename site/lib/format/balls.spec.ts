import { describe, expect, it } from "vitest";
import { drawnBalls, playedBalls } from "./balls.ts";

describe("drawnBalls", () => {
  it("puts the main numbers first and outlines the supplementary ones", () => {
    expect(drawnBalls({ Supplementary: [8], Numbers: [5, 44] })).toEqual([
      { balls: [{ number: 5 }, { number: 44 }] },
      { name: "Supps", balls: [{ number: 8, state: "supplementary" }] },
    ]);
  });

  it("keeps the order and the repeats of a digit game", () => {
    const [main] = drawnBalls({ Numbers: [0, 5, 4, 2, 5, 9] });
    expect(main?.balls.map(({ number }) => number)).toEqual([0, 5, 4, 2, 5, 9]);
  });

  it("separates the Powerball", () => {
    expect(drawnBalls({ Powerball: [11], Numbers: [4] })[1]).toEqual({ name: "Powerball", balls: [{ number: 11 }] });
  });

  it("shows nothing for a draw without numbers", () => {
    expect(drawnBalls({})).toEqual([]);
  });
});

describe("playedBalls", () => {
  const states = (sets: ReturnType<typeof playedBalls>) =>
    sets.map(({ balls }) => balls.map(({ number, state }) => (state ? `${number} ${state}` : `${number}`)));

  it("keeps sets separate and their order", () => {
    expect(playedBalls({ Powerball: [7], Numbers: [9, 2, 9] })).toEqual([
      { balls: [{ number: 9 }, { number: 2 }, { number: 9 }] },
      { name: "Powerball", balls: [{ number: 7 }] },
    ]);
  });

  it("marks a supplementary match among the main numbers as one", () => {
    const sets = playedBalls({ Numbers: [5, 8, 12], Powerball: [8] }, { Numbers: [5], Supplementary: [8] });
    expect(states(sets)).toEqual([["5 matched", "8 supplementary matched", "12"], ["8"]]);
  });

  it("does not match a number of another set", () => {
    const sets = playedBalls({ Numbers: [7], Powerball: [7] }, { Numbers: [], Powerball: [7] });
    expect(states(sets)).toEqual([["7"], ["7 matched"]]);
  });

  it("marks the digits at the matching end only", () => {
    const marked = (matched: number[]) => states(playedBalls({ Numbers: [5, 0, 5, 1, 0, 5] }, { Numbers: matched }))[0];
    expect(marked([5, 0])).toEqual(["5 matched", "0 matched", "5", "1", "0", "5"]);
    expect(marked([1, 0, 5])).toEqual(["5", "0", "5", "1 matched", "0 matched", "5 matched"]);
    expect(marked([])).toEqual(["5", "0", "5", "1", "0", "5"]);
  });
});
