import { describe, expect, it } from "vitest";
import { addReason, leftOutMessage } from "./add-reason.ts";

const choice = { complete: 4, games: 18, minGames: 4, causes: [], causeKey: "" };

describe("addReason", () => {
  it("allows a ticket with at least the minimum of complete games", () => {
    expect(addReason(choice)).toBeNull();
    expect(addReason({ ...choice, complete: 3 })).toBe("1 more game to go (minimum 4).");
    expect(addReason({ ...choice, complete: 0 })).toBe("Fill in at least 4 games, or quick-pick them all.");
  });

  it("asks for a cause if the offer has causes", () => {
    const causes = [{ key: "coast_rescue" }];
    expect(addReason({ ...choice, causes })).toBe("Choose a cause for your ticket to support.");
    expect(addReason({ ...choice, causes, causeKey: "coast_rescue" })).toBeNull();
  });
});

describe("leftOutMessage", () => {
  it("names incomplete games only if others can be bought", () => {
    expect(leftOutMessage(choice)).toBe("14 incomplete games will be left out.");
    expect(leftOutMessage({ ...choice, complete: 17 })).toBe("1 incomplete game will be left out.");
    expect(leftOutMessage({ ...choice, complete: 18 })).toBeNull();
    expect(leftOutMessage({ ...choice, complete: 3 })).toBeNull();
  });
});
