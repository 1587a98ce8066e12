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

  it("fall back to the default one", () => {
    expect(currentSegment(segments, "vip")?.segmentName).toBe("vip");
    expect(currentSegment(segments, "gone")?.segmentName).toBe("default");
    expect(currentSegment(segments)?.segmentName).toBe("default");
    expect(currentSegment([])).toBeUndefined();
  });

  it("meet needs with all of one list and any of the other", () => {
    expect(meetsNeeds(["autoplay"], {})).toBe(true);
    expect(meetsNeeds(["autoplay"], { all: ["autoplay", "vouchers"] })).toBe(false);
    expect(meetsNeeds(["autoplay"], { any: ["autoplay", "vouchers"] })).toBe(true);
    expect(meetsNeeds(["autoplay"], { any: ["vouchers"] })).toBe(false);
  });
});

describe("customerOfToken", () => {
  it.each(["", "x", "a.b.c", `a.${btoa("[]")}.c`, `a.${btoa('{"customer_id":7}')}.c`, `a.${btoa("null")}.c`])(
    "reads nobody out of %j",
    (token) => {
      expect(customerOfToken(token)).toBeNull();
    },
  );
});

describe("cookies", () => {
  it("of the other category go when consent does", () => {
    const cookies = { session: "essential", utm: "non_essential" } as const;
    expect(cookiesToDelete(cookies, { isNeeded: true, consented: [] })).toEqual(["utm"]);
    expect(cookiesToDelete(cookies, { isNeeded: true, consented: ["non_essential"] })).toEqual([]);
  });
});

describe("what comes from an address", () => {
  it("is a page of at least 1", () => {
    expect([undefined, "", "abc", "1.5", "-3", "2", "1e99"].map(toPage)).toEqual([1, 1, 1, 1, 1, 2, 1]);
  });

  it("is a campaign without what is not accepted", () => {
    expect(readUtm(new URLSearchParams("utm_source=app&utm_term=a.b&utm_id=7&utm_campaign="))).toEqual({
      source: "app",
    });
  });

  it("is a region only by its own code", () => {
    expect(isRegion("NSW")).toBe(true);
    expect(isRegion("toString")).toBe(false);
    expect(isRegion(undefined)).toBe(false);
    expect(["NSW", "GB", "", null].map(isSelectableRegion)).toEqual([true, false, false, false]);
  });
});
