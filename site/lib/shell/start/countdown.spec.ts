import { describe, expect, it } from "vitest";
import { closeLabels as labelsWithoutBreaks } from "./countdown.ts";

// A Friday noon in Sydney.
const now = Date.parse("2026-11-20T01:00:00Z");

const closeLabels = (stop: string, at: number) =>
  labelsWithoutBreaks(stop, at).map((label) => label.replaceAll("\u00a0", "_"));

describe("closeLabels", () => {
  it("names the day relative to today, with a time that no line break divides", () => {
    expect(closeLabels("2026-11-23T09:25:00Z", now)).toEqual(["Closes this Monday at 8:25_pm_AEDT"]);
    expect(closeLabels("2026-11-30T09:25:00Z", now)).toEqual(["Closes next Monday, 30_Nov, at 8:25_pm_AEDT"]);
    expect(closeLabels("2026-12-14T09:25:00Z", now)).toEqual(["Closes Monday 14_December 2026 at 8:25_pm_AEDT"]);
  });

  it("counts down within a day in the largest unit, also in a short form", () => {
    expect(closeLabels("2026-11-20T09:25:00Z", now)).toEqual([
      "Closes tonight at 8:25_pm_AEDT, in 8_hours",
      "Closes in 8_hours, 8:25_pm_AEDT",
      "Closes tonight at 8:25_pm_AEDT",
    ]);
    expect(closeLabels("2026-11-20T01:45:30Z", now)).toEqual([
      "Closes today at 12:45_pm_AEDT, in 45_minutes",
      "Closes in 45_minutes, 12:45_pm_AEDT",
      "Closes today at 12:45_pm_AEDT",
    ]);
    expect(closeLabels("2026-11-20T01:00:30Z", now)).toEqual([
      "Closes today at 12:00_pm_AEDT, in less than a minute",
      "Closes in less than a minute, 12:00_pm_AEDT",
      "Closes today at 12:00_pm_AEDT",
    ]);
  });

  it("shows that sales have closed", () => {
    expect(closeLabels("2026-11-20T01:00:00Z", now)).toEqual(["Sales have closed"]);
  });
});
