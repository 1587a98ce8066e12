import { describe, expect, it } from "vitest";
import { ageOn, checkAge, checkSignUp } from "./sign-up.rules.ts";

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
  it("goes by the day in Sydney, not in Greenwich", () => {
    expect(checkAge("2008-11-20", new Date("2026-11-19T13:00:00Z"))).toEqual([]);
    expect(checkAge("2008-11-20", new Date("2026-11-19T12:59:59Z"))).toMatchObject([{ code: "under_age" }]);
  });
});

describe("checkSignUp", () => {
  it("refuses a name with 13 digits, and lets 12 pass", () => {
    expect(checkSignUp({ firstname: "Ann4 123456789012" })).toMatchObject([
      { message: "Please enter the card holder's name." },
    ]);
    expect(checkSignUp({ firstname: "Ann 123456789012" })).toEqual([]);
  });

  it("takes spaces for an empty field", () => {
    expect(checkSignUp({ suburb: "  " })).toMatchObject([{ target: "suburb", message: "This field is required" }]);
  });
});
