import { describe, expect, it } from "vitest";
import { purchaseStatusOf, requireOpen } from "./draws.rules.ts";

const stop = new Date("2026-11-23T09:25:00Z");
const before = new Date("2026-11-23T09:24:59.999Z");

describe("requireOpen", () => {
  it("accepts a sale until the last millisecond", () => {
    expect(() => requireOpen({ status: "DRAW_OPEN", stop, opens_at: null }, before)).not.toThrow();
  });

  it("refuses at the second of the stop", () => {
    expect(() => requireOpen({ status: "DRAW_OPEN", stop, opens_at: null }, stop)).toThrow(
      "This draw has closed. Choose the next one.",
    );
  });

  it("refuses a draw that takes pre-orders until the second it opens", () => {
    const draw = { status: "DRAW_OPEN", stop: new Date("2027-01-01T00:00:00Z"), opens_at: stop } as const;
    expect(() => requireOpen(draw, before)).toThrow("This draw is not on sale yet.");
    expect([purchaseStatusOf(draw, before), purchaseStatusOf(draw, stop)]).toEqual(["pre_order", "open"]);
  });

  it("refuses a draw that was closed early", () => {
    expect(() => requireOpen({ status: "DRAW_CLOSED", stop, opens_at: null }, before)).toThrow("This draw has closed");
  });

  it("refuses a sold-out draw with its own code until it stops", () => {
    expect(() => requireOpen({ status: "DRAW_CAPPED", stop, opens_at: null }, before)).toThrow(
      "This draw is sold out.",
    );
    expect(purchaseStatusOf({ status: "DRAW_CAPPED", stop, opens_at: null }, stop)).toBe("past_draw");
  });
});
