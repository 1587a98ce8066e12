import { expect, it } from "vitest";
import { dayOf, firstOnDays, withDayOf } from "./day-draws.ts";

const SOLD = ["Monday", "Wednesday", "Saturday"] as const;
const SATURDAY = { drawNo: 2813, day: "Sat 28 Nov" };
const MONDAY = { drawNo: 2814, day: "Mon 30 Nov" };
const WEDNESDAY = { drawNo: 2815, day: "Wed 2 Dec" };
const DRAWS = [SATURDAY, MONDAY, WEDNESDAY];

it("finds the day of a draw among those that are sold", () => {
  expect(dayOf(SATURDAY, SOLD)).toBe("Saturday");
  expect(dayOf({ day: "Thu 26 Nov" }, SOLD)).toBeUndefined();
});

it("starts a ticket with the chosen draw, or the next one on its days", () => {
  expect(firstOnDays(DRAWS, 2813, ["Saturday"])).toBe(2813);
  expect(firstOnDays(DRAWS, 2813, ["Wednesday", "Saturday"])).toBe(2813);
  expect(firstOnDays(DRAWS, 2813, ["Wednesday"])).toBe(2815);
  expect(firstOnDays(DRAWS, 2815, ["Monday"])).toBe(2814);
  expect(firstOnDays(DRAWS, 2813, [])).toBeUndefined();
});

it("moves an only day to that of the chosen draw, and adds it to several", () => {
  expect(withDayOf(MONDAY, ["Saturday"], SOLD)).toEqual(["Monday"]);
  expect(withDayOf(MONDAY, ["Wednesday", "Saturday"], SOLD)).toEqual(["Monday", "Wednesday", "Saturday"]);
  expect(withDayOf(MONDAY, ["Monday", "Saturday"], SOLD)).toEqual(["Monday", "Saturday"]);
});
