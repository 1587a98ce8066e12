import { describe, expect, it } from "vitest";
import { latestWin } from "./latest-win.ts";
import type { OrderRow } from "./order-labels.ts";

const now = new Date("2026-11-20T01:00:00Z");
const aud = (amount: number) => ({ amount, currency: "AUD" as const });
const order = (id: string, amount: number, drawDate: string, more: object = {}) =>
  ({
    id,
    offerName: "Monday Lotto",
    status: "settled",
    winnings: aud(amount),
    draws: [{ drawNo: 4320, drawDate, winnings: aud(amount) }],
    ...more,
  }) as OrderRow;

describe("latestWin", () => {
  it("is the most valuable win of the last seven days", () => {
    const orders = [
      order("small", 12, "2026-11-19T10:30:00Z"),
      order("none", 0, "2026-11-19T10:30:00Z"),
      order("large", 34.46, "2026-11-16T10:30:00Z"),
      order("old", 5000, "2026-11-12T10:30:00Z"),
      order("small", 12, "2026-11-19T10:30:00Z"),
    ];
    expect(latestWin(orders, now)).toMatchObject({ order: { id: "large" }, prize: "$34.46", drawNo: 4320, others: 1 });
  });

  it("names goods, which count by their value", () => {
    const ticketWins = [{ ticketNumber: "1", name: "A car", value: aud(25_000), isGoods: true }];
    const raffle = order("raffle", 0, "2026-11-19T10:30:00Z", { ticketWins });
    expect(latestWin([order("lotto", 500, "2026-11-19T10:30:00Z"), raffle], now)).toMatchObject({ prize: "a car" });
  });

  it("leaves out what was taken back", () => {
    const prizeReversal = { amount: aud(500), reason: "The draw was scored twice", reversedAt: "2026-11-20T01:00:00Z" };
    const taken = order("taken", 500, "2026-11-19T10:30:00Z", { prizeReversal });
    expect(latestWin([taken], now)).toBeNull();
    expect(latestWin([{ ...taken, winnings: aud(620) }], now)).toMatchObject({ prize: "$120.00" });
  });

  it("is nothing without a recent win, or for a refund", () => {
    const refunded = order("refunded", 12, "2026-11-19T10:30:00Z", { status: "refunded" });
    expect(latestWin([refunded, order("none", 0, "2026-11-19T10:30:00Z")], now)).toBeNull();
    expect(latestWin([], now)).toBeNull();
  });
});
