import { describe, expect, it } from "vitest";
import { blockedBy, depositFor, waysToPay } from "./payment.ts";

const rules = { minAmount: 5, maxAmount: 5000, enabled: true };
const method = (code: "cc" | "td" | "pl", name: string) => ({
  code,
  id: `dpm_${code}`,
  funds: [],
  availableGateways: [],
  rules,
  attributes: { name, logos: [] },
});

describe("depositFor", () => {
  it("deposits what is due, to the cent, and never less than the method's minimum", () => {
    expect(depositFor(12.15, rules)).toBe(12.15);
    expect(depositFor(2.7, rules)).toBe(5);
  });

  it("knows when a method cannot take so much", () => {
    expect(depositFor(5000.01, rules)).toBeNull();
    expect(depositFor(5000, rules)).toBe(5000);
  });
});

describe("waysToPay", () => {
  it("offers saved cards before the forms, and leaves out what this checkout cannot take", () => {
    const cc = {
      ...method("cc", "Card"),
      funds: [{ id: "fnd_1", default: true, kind: "cc" as const, brand: "Visa" as const, lastFour: "4242" }],
    };

    const ways = waysToPay({ pl: method("pl", "PayPal"), td: method("td", "Test deposit"), cc });

    expect(ways.map(({ id, name }) => `${id} ${name}`)).toEqual([
      "fnd_1 Visa ending in 4242",
      "cc Card",
      "td Test deposit",
    ]);
  });

  it("leaves out a method that is not enabled, and has none when the service is away", () => {
    expect(waysToPay({ td: { ...method("td", "Test deposit"), rules: { ...rules, enabled: false } } })).toEqual([]);
    expect(waysToPay(null)).toEqual([]);
  });
});

describe("blockedBy", () => {
  it("stops at what is fixed and not at a notice that can be closed", () => {
    const fixed = { type: "spend_limit" as const, message: "This is over your weekly limit: $1.00 left, cart $6.20." };
    const closable = { ...fixed, message: "Read and close.", actionType: "close" as const };

    expect(blockedBy({ a: closable, b: fixed })).toBe(fixed.message);
    expect(blockedBy({ a: closable })).toBeUndefined();
  });
});
