import { describe, expect, it } from "vitest";
import { changingLimits, waitingMoney } from "./waiting.ts";

const row = (changes: object) => ({
  id: "trx_1",
  type: "deposit" as const,
  status: "pending" as const,
  description: "",
  createdAt: "2026-11-20T01:00:00Z",
  amount: { amount: 20, currency: "AUD" as const },
  balanceAfter: { amount: 0, currency: "AUD" as const },
  ...changes,
});

describe("waitingMoney", () => {
  it("names deposits and withdrawals, and nothing else", () => {
    const items = waitingMoney([
      row({ depositId: "dep_1" }),
      row({ id: "trx_2", type: "withdrawal", withdrawalId: "wdr_1", amount: { amount: -50, currency: "AUD" } }),
      row({ id: "trx_3", type: "purchase" }),
    ]);
    expect(items.map(({ title, link }) => [title, link?.params])).toEqual([
      ["Your deposit of $20.00 is not in your wallet yet", { depositId: "dep_1" }],
      ["Your withdrawal of $50.00 is being processed", { withdrawID: "wdr_1" }],
    ]);
  });
});

describe("changingLimits", () => {
  const weekly = { period: "week" as const, spendLimitId: "spl_1", limit: 50, spent: 0, remaining: 50 };
  const customer = (limit: object, deposits: object) => ({
    availableFunds: { amount: 10, currency: "AUD" as const },
    preCommitment: { limit: 100, period: "week" as const, spent: 0, ...deposits },
    spendLimits: { availablePeriods: [], customerLimits: [{ ...weekly, ...limit }], systemLimits: [] },
  });

  it("says what changes and when", () => {
    const effectiveAt = "2026-11-27T01:00:00Z";
    const items = changingLimits(customer({ pendingLimit: 80, effectiveAt }, { effectiveAt }));
    expect(items.map(({ title, text }) => `${title}: ${text}`)).toEqual([
      "Your weekly spend limit is changing: It rises to $80.00 on Friday 27 November 2026.",
      "Your deposit limit is changing: It ends on Friday 27 November 2026.",
    ]);
    expect(changingLimits(customer({}, {}))).toEqual([]);
  });
});
