import { expect, it } from "vitest";
import { findPlayPath } from "./play-page.ts";

type Types = Parameters<typeof findPlayPath>[0];
const types = (...keys: Types[number]["key"][]): Types => keys.map((key) => ({ key }));
const lotto = types("standard", "reduced_system", "powerhit");

it("finds the pages of an offer by their names and their game types", () => {
  expect(findPlayPath(lotto, undefined)).toBeUndefined();
  expect(findPlayPath(lotto, "standard")).toBeUndefined();
  expect(findPlayPath(lotto, "systems")).toBe("systems");
  expect(findPlayPath(lotto, "reduced_system")).toBe("systems");
  expect(findPlayPath(types("sequential", "random"), "random")).toBe("random");
});

it("finds a game under its other name, and nothing that the offer does not have", () => {
  expect(findPlayPath(lotto, "powerpik")).toBe("powerhit");
  expect(findPlayPath(lotto, "super-combos")).toBeNull();
  expect(findPlayPath(lotto, "mega_combo")).toBeNull();
  expect(findPlayPath(types("standard", "powerpik"), "powerpik_system")).toBeNull();
});
