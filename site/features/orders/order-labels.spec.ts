import { describe, expect, it } from "vitest";
import { drawOf, stateOf } from "./order-labels.ts";

const money = (amount: number) => ({ amount, currency: "AUD" as const });
const draw = (drawNo: number, stop: string) => ({
  ...{ drawId: `drw_${drawNo}`, drawNo, stop, drawDate: stop, prizePool: 0, isPrizePoolUnknown: true },
  ...{ status: "DRAW_OPEN" as const, purchaseStatus: "open" as const },
});

describe("stateOf", () => {
  it("returns a short label for each status", () => {
    expect(stateOf({ status: "upcoming" }).label).toBe("In the draw");
    expect(stateOf({ status: "settled", winnings: money(31.19) })).toEqual({ tone: "gold", label: "Won $31.19" });
    expect(stateOf({ status: "settled", winnings: money(0) }).label).toBe("No prize");
    expect(stateOf({ status: "drawn" }).label).toBe("Being checked");
    expect(stateOf({ status: "refunded", winnings: money(0) }).label).toBe("Refunded");
  });
});

describe("drawOf", () => {
  const draws = [draw(1, "2026-11-16T09:25:00Z"), draw(2, "2026-11-23T09:25:00Z")];

  it("returns the next draw, or the last one if none is left", () => {
    expect(drawOf({ draws }, new Date("2026-11-20T01:00:00Z"))?.drawNo).toBe(2);
    expect(drawOf({ draws }, new Date("2026-12-01T01:00:00Z"))?.drawNo).toBe(2);
    expect(drawOf({ draws }, new Date("2026-11-01T01:00:00Z"))?.drawNo).toBe(1);
  });
});
