import { describe, expect, it } from "vitest";
import { attentionOf, limitsOf } from "./limits.ts";

const weekly = (limit: number, spent: number) => ({
  period: "week" as const,
  spendLimitId: "spl_1",
  limit,
  spent,
  remaining: limit - spent,
});
const customer = (limit: number, spent: number) => ({
  availableFunds: { amount: 10, currency: "AUD" as const },
  preCommitment: { limit: null, period: "week" as const, spent: 0 },
  spendLimits: { availablePeriods: [], customerLimits: [weekly(limit, spent)], systemLimits: [] },
});

describe("limitsOf", () => {
  it("lists the customer's limits, the deposit limit and the shop's limits", () => {
    const spendLimits = {
      availablePeriods: [],
      customerLimits: [weekly(50, 20)],
      systemLimits: [{ ...weekly(500, 20), period: "month" as const, spendLimitId: "spl_2" }],
    };
    const limits = limitsOf({ spendLimits, preCommitment: { limit: 100, period: "week", spent: 40 } });

    expect(limits.map(({ name, spent, limit }) => [name, spent, limit])).toEqual([
      ["Weekly spend limit", 20, 50],
      ["Weekly deposit limit", 40, 100],
      ["Monthly spend limit set by the shop", 20, 500],
    ]);
  });
});

describe("attentionOf", () => {
  it("returns nothing when no action is needed", () => {
    expect(attentionOf(customer(50, 49.99), 0)).toEqual([]);
  });

  it("says what ends a limit that is used up, or zero", () => {
    const textOf = (limit: number) => attentionOf(customer(limit, limit), 0)[0]?.text;
    expect(textOf(50)).toContain("as your earlier purchases drop out of the period");
    expect(textOf(0)).toBe("It is $0.00, so you can't buy tickets until it is raised or removed.");
  });

  it("returns a reached limit before the cart that it blocks", () => {
    expect(attentionOf(customer(50, 50), 2).map(({ title }) => title)).toEqual([
      "Weekly spend limit reached",
      "2 tickets in your cart",
    ]);
  });
});
