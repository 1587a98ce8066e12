import { describe, expect, it } from "vitest";
import { creditCents, isUsable, type Line, offCents, type Promotion } from "./promotions.rules.ts";

const now = new Date("2026-11-20T01:00:00Z");
const ticket = (cents: number) => ({ productType: "lottery_ticket", cents }) as const;
const raffle = (cents: number) => ({ productType: "raffle_ticket", cents }) as const;

const promotion = (changes: Partial<Promotion> = {}): Promotion => ({
  id: "prm_1",
  code: "ONE",
  voucher_type: "voucher_fixed_discount",
  description: "$1 off",
  amount_cents: 100,
  percent_bp: null,
  starts_at: new Date("2026-11-01T00:00:00Z"),
  ends_at: null,
  minimum_cents: 0,
  product_types: null,
  limit_per_customer: null,
  limit_in_all: null,
  ...changes,
});

const part = (percent_bp: number, changes: Partial<Promotion> = {}) =>
  promotion({ voucher_type: "voucher_percent_discount", amount_cents: null, percent_bp, ...changes });

describe("offCents", () => {
  it("is the amount, at most the price of the lines", () => {
    expect(offCents(promotion(), [ticket(270), ticket(270)])).toBe(100);
    expect(offCents(promotion({ amount_cents: 500 }), [ticket(270)])).toBe(270);
    expect(
      offCents(promotion({ amount_cents: 500, product_types: ["raffle_ticket"] }), [ticket(270), raffle(200)]),
    ).toBe(200);
    expect(offCents(promotion(), [])).toBe(0);
  });

  it("is a percentage of the lines, rounded down to the cent", () => {
    expect(offCents(part(1_500), [ticket(270)])).toBe(40);
    expect(offCents(part(1_500), [ticket(270), ticket(270)])).toBe(81);
    expect(offCents(part(1), [ticket(270)])).toBe(0);
    expect(offCents(part(10_000), [ticket(270)])).toBe(270);
    expect(offCents(part(5_000, { product_types: ["raffle_ticket"] }), [ticket(270), raffle(201)])).toBe(100);
  });

  it("is 0 for a wallet credit", () => {
    const credit = promotion({ voucher_type: "voucher_credit_amount", amount_cents: 500 });

    expect(offCents(credit, [ticket(270)])).toBe(0);
    expect(creditCents(credit)).toBe(500);
    expect(creditCents(promotion())).toBe(0);
  });
});

describe("isUsable", () => {
  const none = { byCustomer: 0, inAll: 0 };
  const usable = (changes: Partial<Promotion>, lines: Line[] = [ticket(270)], uses = none, at = now) =>
    isUsable(promotion(changes), lines, uses, at);

  it("checks the time window: start inclusive, end exclusive", () => {
    const ends_at = new Date("2026-11-22T13:00:00Z");

    expect(usable({ starts_at: now })).toBe(true);
    expect(usable({ starts_at: new Date(now.getTime() + 1) })).toBe(false);
    expect(usable({ ends_at }, undefined, undefined, new Date(ends_at.getTime() - 1))).toBe(true);
    expect(usable({ ends_at }, undefined, undefined, ends_at)).toBe(false);
  });

  it("checks product types and the minimum", () => {
    expect(usable({}, [])).toBe(false);
    expect(usable({ minimum_cents: 270 })).toBe(true);
    expect(usable({ minimum_cents: 271 })).toBe(false);
    expect(usable({ product_types: ["raffle_ticket"] })).toBe(false);
    expect(usable({ product_types: ["raffle_ticket"] }, [ticket(270), raffle(200)])).toBe(true);
  });

  it("checks the limits", () => {
    expect(usable({ limit_per_customer: 1 }, undefined, { byCustomer: 0, inAll: 9 })).toBe(true);
    expect(usable({ limit_per_customer: 1 }, undefined, { byCustomer: 1, inAll: 9 })).toBe(false);
    expect(usable({ limit_in_all: 3 }, undefined, { byCustomer: 2, inAll: 2 })).toBe(true);
    expect(usable({ limit_in_all: 3 }, undefined, { byCustomer: 0, inAll: 3 })).toBe(false);
  });
});
