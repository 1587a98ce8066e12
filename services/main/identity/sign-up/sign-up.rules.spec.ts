import { describe, expect, it } from "vitest";
import { ageOn, checkAge } from "./sign-up.rules.ts";

describe("ageOn", () => {
  it.each([
    ["2026-11-20", "2008-11-20", 18],
    ["2026-11-19", "2008-11-20", 17],
    ["2026-02-28", "2008-02-29", 17],
    ["2026-03-01", "2008-02-29", 18],
  ])("on %s, born %s: %i", (day, born, age) => {
    expect(ageOn(day, born)).toBe(age);
  });
});

describe("checkAge", () => {
  it("uses the date in Sydney, not in Greenwich", () => {
    expect(checkAge("2008-11-20", new Date("2026-11-19T13:00:00Z"))).toEqual([]);
    expect(checkAge("2008-11-20", new Date("2026-11-19T12:59:59Z"))).toMatchObject([{ code: "under_age" }]);
  });
});
