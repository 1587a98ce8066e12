import { describe, expect, it } from "vitest";
import { closeLabels } from "./countdown.ts";

// A Friday noon in Sydney.
const now = Date.parse("2026-11-20T01:00:00Z");

describe("closeLabels", () => {
  it("names the day relative to today", () => {
    expect(closeLabels("2026-11-23T09:25:00Z", now)).toEqual(["Closes this Monday at 8:25 pm AEDT"]);
    expect(closeLabels("2026-11-30T09:25:00Z", now)).toEqual(["Closes next Monday at 8:25 pm AEDT"]);
    expect(closeLabels("2026-12-14T09:25:00Z", now)).toEqual(["Closes Monday 14 December 2026 at 8:25 pm AEDT"]);
  });

  it("counts down within a day in the largest unit, also in a short form", () => {
    expect(closeLabels("2026-11-20T09:25:00Z", now)).toEqual([
      "Closes tonight at 8:25 pm AEDT, in 8 hours",
      "Closes in 8 hours, 8:25 pm AEDT",
      "Closes tonight at 8:25 pm AEDT",
    ]);
    expect(closeLabels("2026-11-20T01:45:30Z", now)).toEqual([
      "Closes today at 12:45 pm AEDT, in 45 minutes",
      "Closes in 45 minutes, 12:45 pm AEDT",
      "Closes today at 12:45 pm AEDT",
    ]);
    expect(closeLabels("2026-11-20T01:00:30Z", now)).toEqual([
      "Closes today at 12:00 pm AEDT, in less than a minute",
      "Closes in less than a minute, 12:00 pm AEDT",
      "Closes today at 12:00 pm AEDT",
    ]);
  });

  it("shows that sales have closed", () => {
    expect(closeLabels("2026-11-20T01:00:00Z", now)).toEqual(["Sales have closed"]);
  });
});
