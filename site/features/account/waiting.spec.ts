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
    const items = waitingMoney(
      [
        row({ depositId: "dep_1" }),
        row({ id: "trx_2", type: "withdrawal", withdrawalId: "wdr_1", amount: { amount: -50, currency: "AUD" } }),
        row({ id: "trx_3", type: "purchase" }),
      ],
      [],
    );
    expect(items.map(({ title, link }) => [title, link?.params])).toEqual([
      ["Your deposit of $20.00 is not in your wallet yet", { depositId: "dep_1" }],
      ["Your withdrawal of $50.00 is being processed", { withdrawID: "wdr_1" }],
    ]);
  });

  it("says of a payment what is left to do, and where", () => {
    const paid = { amount: { amount: 6.2, currency: "AUD" as const }, status: "requires_action" as const };
    const deposit = { ...paid, id: "dep_1", createdAt: "2026-11-20T01:00:00Z", methodCode: "pl" as const };
    const notices = [
      { ...deposit, isElsewhere: false },
      { ...deposit, checkoutKey: "key", isElsewhere: true },
      { ...deposit, checkoutKey: "key", status: "created" as const, isElsewhere: false },
    ].map((open) => waitingMoney([row({ depositId: "dep_1" })], [open])[0]);
    expect(notices.map((notice) => [notice?.title, notice?.text, notice?.link?.label])).toEqual([
      [
        "Your deposit of $6.20 is not confirmed",
        "Confirm it at PayPal. Nothing is charged until you do.",
        "Finish or cancel the deposit",
      ],
      [
        "Your payment of $6.20 is not confirmed",
        "You began it in another browser: confirm it there, or cancel it here. Nothing is charged until you confirm.",
        "See the payment",
      ],
      [
        "Your payment of $6.20 is not finished",
        "PayPal has confirmed it, but nothing is bought yet.",
        "Finish the payment",
      ],
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
