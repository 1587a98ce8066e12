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
  it("sends to the bank, and hands its answer over when it comes back", () => {
    expect(viewOf(deposit({ challenge }), now, null)).toBe("challenge");
    expect(viewOf(deposit({ challenge }), now, "cres")).toBe("confirm");
  });

  it("knows at the second it runs out that it is too late", () => {
    expect(viewOf(deposit({ challenge }), new Date(challenge.expiresAt), "cres")).toBe("expired");
    expect(viewOf(deposit({ status: "cancelled" }), now, null)).toBe("expired");
  });

  it("goes to the receipt as soon as there is one, however often the page is reloaded", () => {
    expect(viewOf(deposit({ status: "succeeded", checkoutId: "chk_1" }), now, "cres")).toBe("receipt");
  });

  it("finishes a purchase that stopped after the bank had agreed", () => {
    expect(viewOf(deposit({ status: "created" }), now, null)).toBe("resume");
  });
});
