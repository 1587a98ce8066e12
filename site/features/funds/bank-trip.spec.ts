import { describe, expect, it } from "vitest";
import { startOf, stepsBack } from "./bank-trip.ts";

describe("the way back from the bank", () => {
  // History: cart, challenge. The challenge is the second of two entries.
  const start = startOf("dep_1", "push", 2, null);

  it("counts the entries the bank has added", () => {
    expect(start).toEqual({ depositId: "dep_1", place: 1 });
    expect(stepsBack("dep_1", "push", 4, start)).toBe(2);
    expect(stepsBack("dep_1", "navigate", 7, start)).toBe(5);
  });

  it("keeps its start through a reload, and through coming back to it while the bank still lies ahead", () => {
    expect(startOf("dep_1", "reload", 2, start)).toEqual(start);
    expect(startOf("dep_1", "traverse", 4, start)).toEqual(start);
  });

  it("is not guessed: of another deposit, of a page come back to, or where the history is full", () => {
    expect(startOf("dep_2", "traverse", 4, start)).toBeNull();
    expect(stepsBack("dep_2", "push", 4, start)).toBeNull();
    expect(stepsBack("dep_1", "traverse", 4, start)).toBeNull();
    expect(stepsBack("dep_1", "push", 50, { depositId: "dep_1", place: 49 })).toBeNull();
    expect(stepsBack("dep_1", "push", 4, null)).toBeNull();
  });
});
