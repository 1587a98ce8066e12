import { describe, expect, it } from "vitest";
import { currentSegment, meetsNeeds } from "./capabilities.ts";
import { cookiesToDelete } from "./cookies.ts";
import { toPage } from "./paging.ts";
import { isRegion, isSelectableRegion } from "./regions.ts";
import { customerOfToken } from "./tokens.ts";
import { readUtm } from "./utm.ts";

describe("segments", () => {
  const segments = [
    { segmentName: "default", capabilities: ["a"] },
    { segmentName: "vip", capabilities: ["a", "b"] },
  ];

  it("fall back to the default segment", () => {
    expect(currentSegment(segments, "vip")?.segmentName).toBe("vip");
    expect(currentSegment(segments, "gone")?.segmentName).toBe("default");
    expect(currentSegment(segments)?.segmentName).toBe("default");
    expect(currentSegment([])).toBeUndefined();
  });

  it("need all flags of one list and any flag of the other", () => {
    expect(meetsNeeds(["autoplay"], {})).toBe(true);
    expect(meetsNeeds(["autoplay"], { all: ["autoplay", "vouchers"] })).toBe(false);
    expect(meetsNeeds(["autoplay"], { any: ["autoplay", "vouchers"] })).toBe(true);
    expect(meetsNeeds(["autoplay"], { any: ["vouchers"] })).toBe(false);
  });
});

describe("customerOfToken", () => {
  it.each(["", "x", "a.b.c", `a.${btoa("[]")}.c`, `a.${btoa('{"customer_id":7}')}.c`, `a.${btoa("null")}.c`])(
    "returns null for %j",
    (token) => {
      expect(customerOfToken(token)).toBeNull();
    },
  );
});

describe("cookies", () => {
  it("of other categories are deleted when consent is withdrawn", () => {
    const cookies = { session: "essential", utm: "non_essential" } as const;
    expect(cookiesToDelete(cookies, { isNeeded: true, consented: [] })).toEqual(["utm"]);
    expect(cookiesToDelete(cookies, { isNeeded: true, consented: ["non_essential"] })).toEqual([]);
  });
});

describe("query parameters", () => {
  it("give a page number of at least 1", () => {
    expect([undefined, "", "abc", "2.5", "-3", "0", "02", "1e99"].map(toPage)).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
    expect([2, "2", "12", "9".repeat(30)].map(toPage)).toEqual([2, 2, 12, 1_000_000_000]);
  });

  it("give a campaign without invalid values", () => {
    expect(readUtm(new URLSearchParams("utm_source=app&utm_term=a.b&utm_id=7&utm_campaign="))).toEqual({
      source: "app",
    });
  });

  it("give a region only for its exact code", () => {
    expect(isRegion("NSW")).toBe(true);
    expect(isRegion("toString")).toBe(false);
    expect(isRegion(undefined)).toBe(false);
    expect(["NSW", "GB", "", null].map(isSelectableRegion)).toEqual([true, false, false, false]);
  });
});
