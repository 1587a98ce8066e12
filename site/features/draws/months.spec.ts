import { describe, expect, it } from "vitest";
import { monthLabel, monthsBetween, monthsToLink, readMonth } from "./months.ts";

describe("months of results", () => {
  it.each(["2026-11", "1999-01", "2999-12"])("reads %s", (text) => {
    const [year, month] = text.split("-").map(Number);
    expect(readMonth(text)).toEqual({ year, month });
  });

  it.each(["2026-13", "2026-00", "2026-1", "11-2026", "2026-11-01", "1899-12", "3000-01", "draw", "", undefined])(
    "refuses %s",
    (text) => {
      expect(readMonth(text)).toBeNull();
    },
  );

  it("run from the latest to the first draw, over the turn of the year", () => {
    expect(monthsBetween("2025-11-30T09:30:00Z", "2026-02-02T09:30:00Z")).toEqual([
      "2026-02",
      "2026-01",
      "2025-12",
      "2025-11",
    ]);
  });

  it("belong to the day in the shop's time zone", () => {
    // 1 December in Sydney.
    expect(monthsBetween("2026-11-30T13:30:00Z", "2026-11-30T13:30:00Z")).toEqual(["2026-12"]);
  });

  it("are named in words", () => {
    expect(monthLabel("2026-11")).toBe("November 2026");
  });

  it("are linked twelve at a time, with the page's own among them", () => {
    const months = monthsBetween("2024-01-15T00:00:00Z", "2026-12-15T00:00:00Z");
    expect(monthsToLink(months)).toEqual(months.slice(0, 12));
    expect(monthsToLink(months, "2026-12")).toEqual(months.slice(0, 12));
    expect(monthsToLink(months, "2024-01")).toEqual(months.slice(-12));
    expect(monthsToLink(months, "2025-06")).toContain("2025-06");
    expect(monthsToLink(["2026-11"], "2026-11")).toEqual(["2026-11"]);
  });
});
