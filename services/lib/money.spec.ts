import { describe, expect, it } from "vitest";
import { toCents, toMoney } from "./money.ts";

describe("money", () => {
  it("converts every amount up to 100.00 and back without loss", () => {
    for (let cents = 0; cents <= 10_000; cents++) expect(toCents(toMoney(cents))).toBe(cents);
  });
});
