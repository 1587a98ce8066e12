import { describe, expect, it } from "vitest";
import { offerArt } from "./art.ts";

const KEYS = ["monday_lotto", "wednesday_lotto", "saturday_lotto", "powerball", "charity_raffle", "saturday_syndicate"];

describe("offerArt", () => {
  it("draws the same art for the same offer", () => {
    expect(offerArt("powerball")).toEqual(offerArt("powerball"));
  });

  it("draws different art for each offer", () => {
    expect(new Set(KEYS.map((key) => JSON.stringify(offerArt(key)))).size).toBe(KEYS.length);
  });

  it("draws shapes without invalid numbers", () => {
    for (const key of KEYS) {
      const art = JSON.stringify(offerArt(key));
      expect(offerArt(key).length).toBeGreaterThan(2);
      expect(art).not.toMatch(/NaN|null|Infinity/);
    }
  });
});
