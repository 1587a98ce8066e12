import { describe, expect, it } from "vitest";
import { blockedBy, depositFor, shares, waysToPay } from "./payment.ts";

const rules = { minAmount: 5, maxAmount: 5000, enabled: true };
const method = (code: "cc" | "td" | "pl", name: string) => ({
  code,
  id: `dpm_${code}`,
  funds: [],
  availableGateways: [],
  rules,
  attributes: { name, logos: [] },
});

describe("shares", () => {
  it("takes less from the wallet if the smallest deposit is more than it leaves open", () => {
    expect(shares({ price: 12.15, fromWallet: 5, toDeposit: 7.15 }, 1)).toEqual({ fromWallet: 5, due: 7.15 });
    expect(shares({ price: 5.4, fromWallet: 5, toDeposit: 0.4 }, 1)).toEqual({ fromWallet: 4.4, due: 1 });
    expect(shares({ price: 5.4, fromWallet: 5, toDeposit: 0.4 }, 10)).toEqual({ fromWallet: 0, due: 5.4 });
    expect(shares({ price: 5.4, fromWallet: 5.4, toDeposit: 0 }, 1)).toEqual({ fromWallet: 5.4, due: 5.4 });
  });
});

describe("depositFor", () => {
  it("returns the amount due, but at least the method's minimum", () => {
    expect(depositFor(12.15, rules)).toBe(12.15);
    expect(depositFor(2.7, rules)).toBe(5);
  });

  it("returns null above the method's maximum", () => {
    expect(depositFor(5000.01, rules)).toBeNull();
    expect(depositFor(5000, rules)).toBe(5000);
  });
});

describe("waysToPay", () => {
  it("lists saved cards first and omits unsupported methods", () => {
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

  it("omits disabled methods, and returns none if the service is down", () => {
    expect(waysToPay({ td: { ...method("td", "Test deposit"), rules: { ...rules, enabled: false } } })).toEqual([]);
    expect(waysToPay(null)).toEqual([]);
  });
});

describe("blockedBy", () => {
  it("blocks on fixed reasons only, not on closable notices (Cart 12)", () => {
    const fixed = { type: "spend_limit" as const, message: "This is over your weekly limit: $1.00 left, cart $6.20." };
    const closable = { ...fixed, message: "Read and close.", actionType: "close" as const };

    expect(blockedBy({ a: closable, b: fixed })).toBe(fixed.message);
    expect(blockedBy({ a: closable })).toBeUndefined();
  });
});
