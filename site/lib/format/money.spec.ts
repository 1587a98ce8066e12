import { describe, expect, it } from "vitest";
import { formatAmount, formatCents, formatMoney, formatWhole, formatWholeMoney } from "./money.ts";
import { withLocale } from "./rendered-locale.ts";

const aud = (amount: number) => ({ amount, currency: "AUD" });

describe("money", () => {
  it.each([
    [2.7, "$2.70"],
    [0, "$0.00"],
    [1234.5, "$1,234.50"],
    [-4.8, "−$4.80"],
    [1.005, "$1.01"],
  ])("shows %s as %s", (amount, shown) => {
    expect(formatMoney(aud(amount))).toBe(shown);
  });

  it("uses plain signs in Britain for both currencies", () => {
    withLocale("en-GB", () => {
      expect(formatMoney(aud(4.8))).toBe("$4.80");
      expect(formatMoney({ amount: 4.8, currency: "GBP" })).toBe("£4.80");
      expect(formatCents(123_450)).toBe("£1,234.50");
    });
  });

  it("shows prizes and odds without cents", () => {
    expect(formatWholeMoney(aud(1_000_000))).toBe("$1,000,000");
    expect(formatWhole(8_145_060)).toBe("8,145,060");
    expect(formatAmount(25)).toBe("25.00");
  });
});
