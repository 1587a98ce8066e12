import { describe, expect, it } from "vitest";
import { cameFrom, regionsOf } from "./region.ts";

describe("regionsOf", () => {
  it("returns the configured regions in order, selectable ones only", () => {
    expect(regionsOf(["VIC", "GB", "NSW", "LW", "NSWL", "nowhere"].map((code) => ({ code })))).toEqual(["VIC", "NSW"]);
  });

  it("returns all selectable regions if none are configured", () => {
    const all = ["ACT", "NSW", "NT", "QLD", "SA", "TAS", "VIC", "WA", "OTHER"];
    expect(regionsOf(undefined)).toEqual(all);
    expect(regionsOf([{ code: "GB" }])).toEqual(all);
  });
});

describe("cameFrom", () => {
  const shop = new URL("http://shop.example");

  it("returns the previous page without the region parameter", () => {
    expect(cameFrom("http://shop.example/lotto-results?page=2&sv=QLD", shop, "/")).toBe("/lotto-results?page=2");
    expect(cameFrom("/cart", shop, "/")).toBe("/cart");
  });

  it("returns home for another site, a drawer page or no referrer", () => {
    for (const given of [
      "https://evil.example/x",
      "//evil.example",
      "http://shop.example.evil/x",
      "/shell/menu",
      null,
    ]) {
      expect(cameFrom(given, shop, "/")).toBe("/");
    }
  });
});
