import { describe, expect, it } from "vitest";
import {
  type Builder,
  choose,
  clearAll,
  clearOne,
  fillAll,
  isReady,
  newBuilder,
  nextUnfinished,
  quickPickAll,
  quickPickOne,
  readyGames,
  redo,
  resize,
  startOver,
  switchOffer,
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

describe("choosing numbers", () => {
  it("changes one set of the current game only", () => {
    const builder = choose(turnTo(newBuilder(4), 2), "Numbers", [5, 9]);

    expect(builder.games).toEqual([{}, {}, { Numbers: [5, 9] }, {}]);
    expect(isReady(fill(newBuilder(4)).games[0] ?? {}, sets)).toBe(true);
  });

  it("marks a game as not started when its last number is removed", () => {
    const builder = choose(choose(newBuilder(1), "Powerball", [3]), "Powerball", []);
    expect(builder.games).toEqual([{}]);
  });
});

describe("quick-pick", () => {
  it("keeps chosen numbers and fills the rest in order", () => {
    const builder = quickPickOne(choose(newBuilder(1), "Numbers", [30]), sets, lowest);

    expect(builder.games[0]).toEqual({ Numbers: [1, 2, 3, 4, 5, 6, 30], Powerball: [1] });
    expect(builder.isQuickPick).toBe(false);
  });

  it("fills every game and marks a quick-pick until a number changes", () => {
    const dealt = quickPickAll(newBuilder(50), sets, lowest);

    expect(readyGames(dealt.games, sets)).toHaveLength(50);
    expect(dealt.isQuickPick).toBe(true);
    expect(choose(dealt, "Powerball", [9]).isQuickPick).toBe(false);
  });

  it("replaces a full ticket, but keeps full games while others are empty", () => {
    const half = quickPickAll(fill(newBuilder(2)), sets, lowest);
    expect(half.games[0]).toEqual({ Numbers: [1, 2, 3, 4, 5, 6, 7], Powerball: [7] });

    const again = quickPickAll(half, sets, lowest);
    expect(again.games[0]?.["Powerball"]).toEqual([1]);
    expect(again.isQuickPick).toBe(true);
  });
});

describe("a digit game", () => {
  it("keeps the order and the repeats of quick-picked digits", () => {
    const digits = [{ name: "Numbers", count: 4, first: 0, last: 9, repeats: true }];
    const drawn = [5, 0, 5, 2];
    const inTurn = () => drawn.shift() ?? 0;
    expect(quickPickOne(newBuilder(1), digits, inTurn).games).toEqual([{ Numbers: [5, 0, 5, 2] }]);
  });
});

describe("number of games", () => {
  it("stays within the offer's bounds", () => {
    expect(resize(newBuilder(18), 90, bounds, lowest).games).toHaveLength(50);
    expect(resize(newBuilder(18), 1, bounds, lowest).games).toHaveLength(4);
  });

  it("quick-picks added games only on a quick-pick ticket", () => {
    const dealt = resize(quickPickAll(newBuilder(4), sets, lowest), 6, bounds, lowest);
    expect(readyGames(dealt.games, sets)).toHaveLength(6);

    const chosen = resize(fill(newBuilder(4)), 6, bounds, lowest);
    expect(readyGames(chosen.games, sets)).toHaveLength(1);
  });

  it("moves to the last game when the current one is removed", () => {
    expect(resize(turnTo(newBuilder(18), 17), 4, bounds, lowest).current).toBe(3);
  });
});

describe("switching the game offer", () => {
  const eight = [{ name: "Numbers", count: 8, first: 1, last: 45 }];
  const nine = choose(newBuilder(3, {}, "system_9"), "Numbers", [1, 2, 3, 4, 5, 6, 7, 8, 9]);

  it("keeps the chosen numbers, also too many, and removes games beyond the maximum", () => {
    const switched = switchOffer(nine, "system_8", 2);
    expect(switched.games).toEqual([nine.games[0], {}]);
    expect(readyGames(switched.games, eight)).toEqual([]);
    expect(quickPickOne(switched, eight, lowest).games[0]).toEqual({ Numbers: [1, 2, 3, 4, 5, 6, 7, 8] });
  });

  it("is undone with its games", () => {
    const back = undo(switchOffer(nine, "system_8", 2));
    expect([back.offer, back.games]).toEqual(["system_9", nine.games]);
    expect(redo(back)).toMatchObject({ offer: "system_8", games: [nine.games[0], {}] });
  });

  it("adds no games for a greater minimum (Offers 9)", () => {
    expect(switchOffer(newBuilder(18), "other", 12).games).toHaveLength(12);
    expect(switchOffer(newBuilder(1), "other", 12).games).toHaveLength(1);
  });
});

describe("undo and redo", () => {
  it("undoes and redoes a clear in one step", () => {
    const dealt = quickPickAll(newBuilder(4), sets, lowest);
    const cleared = clearAll({ ...dealt, hasFavourites: true });
    const back = undo(cleared);

    expect(cleared.hasFavourites).toBe(false);
    expect(back.games).toEqual(dealt.games);
    expect(back.isQuickPick).toBe(true);
    expect(redo(back).games).toEqual(cleared.games);
    expect(undo(undo(back)).games).toEqual([{}, {}, {}, {}]);
  });

  it("has nothing to undo after clearing an empty ticket", () => {
    expect(clearAll(newBuilder(4)).past).toEqual([]);
    expect(clearOne(newBuilder(4)).past).toEqual([]);
  });

  it("drops the redo steps after a new change", () => {
    const builder = choose(undo(fill(newBuilder(4))), "Numbers", [1]);
    expect(redo(builder)).toBe(builder);
  });

  it("restores the added ticket with undo", () => {
    const dealt = quickPickAll(newBuilder(4), sets, lowest);
    expect(startOver(dealt).games).toEqual([{}, {}, {}, {}]);
    expect(undo(startOver(dealt)).games).toEqual(dealt.games);
  });
});

describe("nextUnfinished", () => {
  it("searches from the current game, wraps around, and returns null on a full ticket", () => {
    const builder = turnTo(fill(newBuilder(3)), 2);
    expect(nextUnfinished(builder, sets)).toBe(1);
    expect(nextUnfinished(quickPickAll(builder, sets, lowest), sets)).toBeNull();
  });
});

it("replaces the whole ticket with typed games in one step, and adds empty games up to the least", () => {
  const before = quickPickAll(newBuilder(18), sets, lowest);
  const filled = fillAll(before, [{ Numbers: [7, 6, 5, 4, 3, 2, 1], Powerball: [7] }], bounds);

  expect(filled.games).toEqual([{ Numbers: [1, 2, 3, 4, 5, 6, 7], Powerball: [7] }, {}, {}, {}]);
  expect(filled.isQuickPick).toBe(false);
  expect(undo(filled).games).toEqual(before.games);
  const strike = [{ name: "Numbers", count: 2, first: 1, last: 45, isOrdered: true }];
  expect(fillAll(newBuilder(1), [{ Numbers: [9, 4] }], { ...bounds, minGames: 1, sets: strike }).games).toEqual([
    { Numbers: [9, 4] },
  ]);
});
