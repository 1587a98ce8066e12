import { describe, expect, it } from "vitest";
import { blockedBy, depositFor, shares } from "./payment.ts";

const rules = { minAmount: 5, maxAmount: 5000, enabled: true };

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

describe("blockedBy", () => {
  it("blocks on fixed reasons only, not on closable notices (Cart 12)", () => {
    const fixed = {
      type: "spend_limit" as const,
      message: "This is over your weekly limit by $5.20: $1.00 left, cart $6.20.",
    };
    const closable = { ...fixed, message: "Read and close.", actionType: "close" as const };

    expect(blockedBy({ a: closable, b: fixed })).toBe(fixed.message);
    expect(blockedBy({ a: closable })).toBeUndefined();
  });
});
