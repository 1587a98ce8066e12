import { describe, expect, it } from "vitest";
import { type Deposit, viewOf } from "./deposit-view.ts";

const now = new Date("2026-11-20T01:00:00Z");
const deposit = (change: Partial<Deposit>): Deposit => ({
  id: "dep_1",
  status: "requires_action",
  amount: { amount: 5, currency: "AUD" },
  methodCode: "cc",
  createdAt: "2026-11-20T00:55:00Z",
  ...change,
});
const challenge = {
  acsUrl: "https://bank.example/",
  creq: "c",
  threeDsSessionData: "s",
  expiresAt: "2026-11-20T01:10:00Z",
};

describe("viewOf", () => {
  it("shows the challenge, then submits the bank's response", () => {
    expect(viewOf(deposit({ challenge }), now, null)).toBe("challenge");
    expect(viewOf(deposit({ challenge }), now, "cres")).toBe("confirm");
  });

  it("expires at the exact second", () => {
    expect(viewOf(deposit({ challenge }), new Date(challenge.expiresAt), "cres")).toBe("expired");
  });

  it.each([
    ["deposit_expired", "expired"],
    ["deposit_cancelled", "cancelled"],
    // The purchase was refused after the bank's approval.
    ["draw_closed", "failed"],
  ] as const)("tells why a deposit is cancelled: %s", (code, view) => {
    const messages = [{ code, message: "", level: "error" as const }];
    expect(viewOf(deposit({ status: "cancelled", messages }), now, "cres")).toBe(view);
  });

  it("shows the receipt as soon as it exists, after every reload", () => {
    expect(viewOf(deposit({ status: "succeeded", checkoutId: "chk_1" }), now, "cres")).toBe("receipt");
  });

  it("resumes a purchase interrupted after the bank's approval", () => {
    expect(viewOf(deposit({ status: "created" }), now, null)).toBe("resume");
  });
});
