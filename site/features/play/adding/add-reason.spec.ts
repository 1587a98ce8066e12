import { describe, expect, it } from "vitest";
import { addReason, leftOutMessage, nextTicketHint } from "./add-reason.ts";

const sets = [{ name: "Numbers", count: 6, first: 1, last: 45 }];
const choice = { complete: 4, games: 18, minGames: 4, sets, drafts: [], causes: [], causeKey: "" };

describe("addReason", () => {
  it("allows a ticket with at least the minimum of complete games", () => {
    expect(addReason(choice)).toBeNull();
    expect(addReason({ ...choice, complete: 3 })).toBe("1 more game to go (minimum 4).");
    expect(addReason({ ...choice, complete: 0 })).toBe("Fill in at least 4 games, or quick-pick them all.");
    const drafts = [{}, {}, {}, {}, {}];
    expect(addReason({ ...choice, drafts, complete: 0 })).toBe("Fill in at least 4 games. Empty ones are left out.");
  });

  it("asks for a cause if the offer has causes", () => {
    const causes = [{ key: "coast_rescue" }];
    expect(addReason({ ...choice, causes })).toBe("Choose a cause for your ticket to support.");
    expect(addReason({ ...choice, causes, causeKey: "coast_rescue" })).toBeNull();
  });
});

describe("addReason of an entry", () => {
  const system = {
    ...choice,
    complete: 0,
    minGames: 1,
    name: "System 8",
    sets: [{ ...sets[0], name: "Numbers", count: 8 }],
  };
  const reasonWith = (...numbers: number[]) => addReason({ ...system, drafts: [{}, { Numbers: numbers }] });

  it("says which numbers are missing or too many", () => {
    expect(addReason(system)).toBe("Fill in your entry, or quick-pick it.");
    expect(reasonWith(1, 2, 3)).toBe("Choose 5 more numbers.");
    expect(reasonWith(1, 2, 3, 4, 5, 6, 7)).toBe("Choose 1 more number.");
    expect(reasonWith(1, 2, 3, 4, 5, 6, 7, 8, 9)).toBe("Deselect 1 number.");
    expect(addReason({ ...system, complete: 1 })).toBeNull();
  });

  it("asks for another set of numbers by its name", () => {
    const powerball = { name: "Powerball", count: 1, first: 1, last: 20 };
    const drafts = [{ Numbers: [1, 2, 3, 4, 5, 6, 7, 8] }];
    expect(addReason({ ...system, sets: [...system.sets, powerball], drafts })).toBe("Choose your Powerball.");
  });
});

describe("leftOutMessage", () => {
  it("names incomplete games only if others can be bought", () => {
    expect(leftOutMessage(choice)).toBe("14 incomplete games will be left out.");
    expect(leftOutMessage({ ...choice, complete: 17 })).toBe("1 incomplete game will be left out.");
    expect(leftOutMessage({ ...choice, complete: 16, name: "System 8" })).toBe(
      "2 incomplete entries will be left out.",
    );
    expect(leftOutMessage({ ...choice, complete: 18 })).toBeNull();
    expect(leftOutMessage({ ...choice, complete: 3 })).toBeNull();
  });
});

it("asks for no numbers after an add where the shop picks them", () => {
  expect(nextTicketHint({})).toBe("Choose numbers to add another ticket.");
  expect(nextTicketHint({ isPickedByShop: true })).toBe("Change the games or draws to add another ticket.");
});
