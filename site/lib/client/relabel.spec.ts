import { describe, expect, it } from "vitest";
import { closeLabel } from "./relabel.ts";

// A Friday noon in Sydney.
const now = Date.parse("2026-11-20T01:00:00Z");

describe("closeLabel", () => {
  it("says the day as a person would", () => {
    expect(closeLabel("2026-11-23T09:25:00Z", now)).toBe("Closes this Monday at 8:25 pm AEDT");
    expect(closeLabel("2026-11-30T09:25:00Z", now)).toBe("Closes next Monday at 8:25 pm AEDT");
    expect(closeLabel("2026-12-14T09:25:00Z", now)).toBe("Closes Monday 14 December 2026 at 8:25 pm AEDT");
  });

  it("counts in the last day, in the largest unit", () => {
    expect(closeLabel("2026-11-20T09:25:00Z", now)).toBe("Closes tonight at 8:25 pm AEDT, in 8 hours");
    expect(closeLabel("2026-11-20T01:45:30Z", now)).toBe("Closes today at 12:45 pm AEDT, in 45 minutes");
    expect(closeLabel("2026-11-20T01:00:30Z", now)).toBe("Closes today at 12:00 pm AEDT, in less than a minute");
  });

  it("says when it is over", () => {
    expect(closeLabel("2026-11-20T01:00:00Z", now)).toBe("Sales have closed");
  });
});
