import { expect, it } from "vitest";
import { brandIn } from "./branding.ts";

const branding = {
  id: "saturday_lotto",
  brandColour: "#1e59cd",
  brandColourBackgroundText: "#ffffff",
  regionOverrides: [
    { brandingRegions: ["VIC", "TAS"], name: "TattsLotto", brandColour: "#8a1538" },
    { brandingRegions: ["SA"], name: "X Lotto" },
  ],
};

it("returns a product's regional name and colour, or its default ones", () => {
  expect(brandIn(branding, "TAS")).toEqual({ name: "TattsLotto", colour: "#8a1538", text: "#ffffff" });
  expect(brandIn(branding, "SA")).toEqual({ name: "X Lotto", colour: "#1e59cd", text: "#ffffff" });
  expect(brandIn(branding, null)).toEqual({ name: undefined, colour: "#1e59cd", text: "#ffffff" });
  expect(brandIn(undefined, "VIC")).toEqual({ name: undefined, colour: undefined, text: undefined });
});
