import { describe, expect, it } from "vitest";
import { type ElevationEvent, isElevationOpen, nextElevationStep } from "./elevation.ts";

const stepAfter = (...events: ElevationEvent[]) => events.reduce(nextElevationStep, "initial" as const);

describe("elevation (account §4)", () => {
  it("goes through every step of a successful elevation", () => {
    expect(stepAfter("required")).toBe("requesting_otp");
    expect(stepAfter("required", "submitted")).toBe("replaying");
    expect(stepAfter("required", "submitted", "replayed")).toBe("post_elevation_checks");
    expect(stepAfter("required", "submitted", "replayed", "checked")).toBe("post_elevation_complete");
  });

  it("asks again after a wrong code, and for the next call", () => {
    expect(stepAfter("required", "submitted", "refused")).toBe("requesting_otp");
    expect(stepAfter("required", "closed", "required")).toBe("requesting_otp");
    expect(stepAfter("required", "submitted", "replayed", "checked", "required")).toBe("requesting_otp");
  });

  it("is abandoned when the dialog closes, even during the check", () => {
    expect(stepAfter("required", "closed")).toBe("abandoned");
    expect(stepAfter("required", "submitted", "closed")).toBe("abandoned");
    expect(stepAfter("required", "submitted", "closed", "replayed")).toBe("abandoned");
    expect(stepAfter("closed")).toBe("initial");
  });

  it("is open in three of its six steps", () => {
    const open = ["requesting_otp", "replaying", "post_elevation_checks"] as const;
    const shut = ["initial", "post_elevation_complete", "abandoned"] as const;
    expect([open.map(isElevationOpen), shut.map(isElevationOpen)]).toEqual([
      [true, true, true],
      [false, false, false],
    ]);
  });
});
