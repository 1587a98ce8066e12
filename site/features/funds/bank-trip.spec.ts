import { describe, expect, it } from "vitest";
import { startOf, stepsBack } from "./bank-trip.ts";

describe("the history trip to the bank", () => {
  // History: cart, challenge. The challenge is the second of two entries.
  const start = startOf("dep_1", "push", 2, null);

  it("counts the entries the bank has added", () => {
    expect(start).toEqual({ depositId: "dep_1", place: 1 });
    expect(stepsBack("dep_1", "push", 4, start)).toBe(2);
    expect(stepsBack("dep_1", "navigate", 7, start)).toBe(5);
  });

  it("keeps its start after a reload and after Back from the bank", () => {
    expect(startOf("dep_1", "reload", 2, start)).toEqual(start);
    expect(startOf("dep_1", "traverse", 4, start)).toEqual(start);
  });

  it("returns null for another deposit, a revisited page or a full history", () => {
    expect(startOf("dep_2", "traverse", 4, start)).toBeNull();
    expect(stepsBack("dep_2", "push", 4, start)).toBeNull();
    expect(stepsBack("dep_1", "traverse", 4, start)).toBeNull();
    expect(stepsBack("dep_1", "push", 50, { depositId: "dep_1", place: 49 })).toBeNull();
    expect(stepsBack("dep_1", "push", 4, null)).toBeNull();
  });
});
