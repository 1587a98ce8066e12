import { describe, expect, it } from "vitest";
import { cameFrom, regionsOf } from "./region.ts";

describe("the regions to choose from", () => {
  it("are those of the settings, in their order, and never one that is not selectable", () => {
    expect(regionsOf(["VIC", "GB", "NSW", "LW", "NSWL", "nowhere"].map((code) => ({ code })))).toEqual(["VIC", "NSW"]);
  });

  it("are all selectable ones while the settings say none", () => {
    const all = ["ACT", "NSW", "NT", "QLD", "SA", "TAS", "VIC", "WA", "OTHER"];
    expect(regionsOf(undefined)).toEqual(all);
    expect(regionsOf([{ code: "GB" }])).toEqual(all);
  });
});

describe("the way back", () => {
  const shop = new URL("http://shop.example");

  it("is the page somebody came from, without the region in its address", () => {
    expect(cameFrom("http://shop.example/lotto-results?page=2&sv=QLD", shop, "/")).toBe("/lotto-results?page=2");
    expect(cameFrom("/cart", shop, "/")).toBe("/cart");
  });

  it("is home for another site, for the drawers themselves, and for nothing", () => {
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
