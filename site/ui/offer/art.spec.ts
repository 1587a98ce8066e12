import { describe, expect, it } from "vitest";
import { offerArt } from "./art.ts";

const KEYS = ["monday_lotto", "wednesday_lotto", "saturday_lotto", "powerball", "charity_raffle", "saturday_syndicate"];

describe("offerArt", () => {
  it("gives an offer the same face every time", () => {
    expect(offerArt("powerball")).toEqual(offerArt("powerball"));
  });

  it("gives every offer a face of its own", () => {
    expect(new Set(KEYS.map((key) => JSON.stringify(offerArt(key)))).size).toBe(KEYS.length);
  });

  it("draws something, and no broken number", () => {
    for (const key of KEYS) {
      const art = JSON.stringify(offerArt(key));
      expect(offerArt(key).length).toBeGreaterThan(2);
      expect(art).not.toMatch(/NaN|null|Infinity/);
    }
  });
});
