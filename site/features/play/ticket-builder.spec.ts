import { describe, expect, it } from "vitest";
import {
  type Builder,
  choose,
  clearAll,
  clearOne,
  isReady,
  newBuilder,
  nextUnfinished,
  quickPickAll,
  quickPickOne,
  readyGames,
  redo,
  resize,
  startOver,
  turnTo,
  undo,
} from "./ticket-builder.ts";

const sets = [
  { name: "Numbers", count: 7, first: 1, last: 35 },
  { name: "Powerball", count: 1, first: 1, last: 20 },
];
const bounds = { minGames: 4, maxGames: 50, sets };
/** Always picks the lowest remaining number, so that picks are predictable. */
const lowest = () => 0;

const fill = (builder: Builder) => choose(choose(builder, "Numbers", [1, 2, 3, 4, 5, 6, 7]), "Powerball", [7]);

describe("choosing by hand", () => {
  it("fills one set of the game on the board and leaves the others alone", () => {
    const builder = choose(turnTo(newBuilder(4), 2), "Numbers", [5, 9]);

    expect(builder.games).toEqual([{}, {}, { Numbers: [5, 9] }, {}]);
    expect(isReady(fill(newBuilder(4)).games[0] ?? {}, sets)).toBe(true);
  });

  it("takes the game for untouched again when its last number goes", () => {
    const builder = choose(choose(newBuilder(1), "Powerball", [3]), "Powerball", []);
    expect(builder.games).toEqual([{}]);
  });
});

describe("quick-pick", () => {
  it("keeps the numbers that were chosen and fills the rest in order", () => {
    const builder = quickPickOne(choose(newBuilder(1), "Numbers", [30]), sets, lowest);

    expect(builder.games[0]).toEqual({ Numbers: [1, 2, 3, 4, 5, 6, 30], Powerball: [1] });
    expect(builder.isQuickPick).toBe(false);
  });

  it("fills every game and calls the ticket a quick-pick until a number is changed by hand", () => {
    const dealt = quickPickAll(newBuilder(50), sets, lowest);

    expect(readyGames(dealt.games, sets)).toHaveLength(50);
    expect(dealt.isQuickPick).toBe(true);
    expect(choose(dealt, "Powerball", [9]).isQuickPick).toBe(false);
  });

  it("gives a full ticket new numbers, and leaves full games alone while others are empty", () => {
    const half = quickPickAll(fill(newBuilder(2)), sets, lowest);
    expect(half.games[0]).toEqual({ Numbers: [1, 2, 3, 4, 5, 6, 7], Powerball: [7] });

    const again = quickPickAll(half, sets, lowest);
    expect(again.games[0]?.["Powerball"]).toEqual([1]);
    expect(again.isQuickPick).toBe(true);
  });
});

describe("number of games", () => {
  it("stays inside what the offer sells", () => {
    expect(resize(newBuilder(18), 90, bounds, lowest).games).toHaveLength(50);
    expect(resize(newBuilder(18), 1, bounds, lowest).games).toHaveLength(4);
  });

  it("picks the added games of a quick-pick, and only of a quick-pick", () => {
    const dealt = resize(quickPickAll(newBuilder(4), sets, lowest), 6, bounds, lowest);
    expect(readyGames(dealt.games, sets)).toHaveLength(6);

    const chosen = resize(fill(newBuilder(4)), 6, bounds, lowest);
    expect(readyGames(chosen.games, sets)).toHaveLength(1);
  });

  it("turns to the last game when the one on the board goes", () => {
    expect(resize(turnTo(newBuilder(18), 17), 4, bounds, lowest).current).toBe(3);
  });
});

describe("undo and redo", () => {
  it("takes back a clearing with one step, and does it again", () => {
    const dealt = quickPickAll(newBuilder(4), sets, lowest);
    const cleared = clearAll(dealt);
    const back = undo(cleared);

    expect(back.games).toEqual(dealt.games);
    expect(back.isQuickPick).toBe(true);
    expect(redo(back).games).toEqual(cleared.games);
    expect(undo(undo(back)).games).toEqual([{}, {}, {}, {}]);
  });

  it("has nothing to undo after a clearing that cleared nothing", () => {
    expect(clearAll(newBuilder(4)).past).toEqual([]);
    expect(clearOne(newBuilder(4)).past).toEqual([]);
  });

  it("forgets what was undone once something else is done", () => {
    const builder = choose(undo(fill(newBuilder(4))), "Numbers", [1]);
    expect(redo(builder)).toBe(builder);
  });

  it("brings back the ticket that went to the cart, which left an empty one of as many games", () => {
    const dealt = quickPickAll(newBuilder(4), sets, lowest);
    expect(startOver(dealt).games).toEqual([{}, {}, {}, {}]);
    expect(undo(startOver(dealt)).games).toEqual(dealt.games);
  });
});

describe("nextUnfinished", () => {
  it("looks on from the game on the board, around the end, and finds nothing on a full ticket", () => {
    const builder = turnTo(fill(newBuilder(3)), 2);
    expect(nextUnfinished(builder, sets)).toBe(1);
    expect(nextUnfinished(quickPickAll(builder, sets, lowest), sets)).toBeNull();
  });
});
