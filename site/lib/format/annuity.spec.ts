import { expect, it } from "vitest";
import { monthlyPrize } from "./annuity.ts";

it.each([
  [20_000, 240, "$20,000.00 a month for 20 years"],
  [5_000, 12, "$5,000.00 a month for 12 months"],
  [100, 18, "$100.00 a month for 18 months"],
])("writes a monthly prize of %d for %d months", (amount, months, text) => {
  expect(monthlyPrize({ monthly: { amount, currency: "AUD" }, months })).toBe(text);
});
