import { expect, it } from "vitest";
import { autoplayFrequency, brandIcon, methodName, pageTitle } from "./labels.ts";

it("puts a chosen jackpot before the rhythm of an autoplay", () => {
  expect(autoplayFrequency({ minimumJackpot: 20_000_000, frequency: "weekly" })).toBe("Jackpots 20 Million and over");
  expect(autoplayFrequency({ minimumJackpot: 0, frequency: "monthly" })).toBe("Monthly");
});

it("shows a title alone where the site has no name", () => {
  expect(pageTitle("Results", "")).toBe("Results");
});

it("does without a name or icon for what it does not know", () => {
  expect(methodName("zz")).toBe("zz");
  expect(brandIcon("bank")).toBeNull();
});
