import { describe, expect, it } from "vitest";
import { payerName } from "#site/lib/payment/fund-name.ts";
import {
  billingLabel,
  frequencyLabel,
  hasFailed,
  isPaused,
  nextOf,
  pauseOptions,
  statusLabel,
} from "./recurring-purchases.ts";

const over = (amount: number) => ({ minimumJackpotAmount: { amount, currency: "AUD" as const } });
const none = over(0);

describe("how often a recurring purchase plays", () => {
  it("is Weekly, Monthly, or Every draw for a raffle (Recurring 11)", () => {
    expect(frequencyLabel({ ...none, frequency: "weekly", productType: "lottery_ticket" })).toBe("Weekly");
    expect(frequencyLabel({ ...none, frequency: "monthly", productType: "lottery_ticket" })).toBe("Monthly");
    // A membership has no draws.
    expect(frequencyLabel({ ...none, frequency: "monthly" })).toBe("Monthly");
    expect(frequencyLabel({ ...none, billingPeriod: "annually" })).toBe("Every year");
    expect(frequencyLabel({ ...none, frequency: "monthly", productType: "raffle_ticket" })).toBe("Every draw");
    const yearly = { ...none, billingPeriod: "annually", productType: "raffle_ticket" } as const;
    expect([frequencyLabel(yearly), billingLabel(yearly)]).toEqual([
      ...["Every draw", "Billed every year, if there is a new draw"],
    ]);
    expect(frequencyLabel({ ...none, productType: "lottery_ticket" })).toBe("Every draw");
  });

  it.each([
    [20_000_000, "Jackpots 20 Million and over"],
    [5_500_000, "Jackpots 5.5 Million and over"],
    [0, "Weekly"],
  ])("is by the jackpot if one above zero is set: %d (Recurring 9)", (amount, label) => {
    expect(frequencyLabel({ ...over(amount), frequency: "weekly", productType: "lottery_ticket" })).toBe(label);
  });
});

it("counts both spellings of the timed pause as paused (Recurring 5)", () => {
  const pausedUntil = "2026-12-20";
  for (const status of ["recurring_status_timed_pause", "recurring_status_timed_paused"] as const) {
    expect([isPaused(status), statusLabel({ status, pausedUntil })]).toEqual([true, "Paused until 20 December 2026"]);
  }
  expect(statusLabel({ status: "recurring_status_paused" })).toBe("Paused");
  expect(
    statusLabel({ status: "recurring_status_timed_pause", pausedUntil: "2026-12-20", skippedOn: "2026-12-19" }),
  ).toBe("Skips the draw of 19 December 2026");
  expect([isPaused("recurring_status_active"), isPaused("recurring_status_cancelled")]).toEqual([false, false]);
});

it("has no next draw or charge while it is paused until it is resumed", () => {
  const next = { nextChargeOn: "2026-12-01", nextDrawAt: "2026-12-03T09:30:00.000Z" };
  expect(nextOf({ ...next, status: "recurring_status_paused" })).toEqual({});
  expect(nextOf({ ...next, status: "recurring_status_active" })).toEqual(next);
  expect(nextOf({ ...next, status: "recurring_status_timed_pause", pausedUntil: "2026-11-30" })).toEqual(next);
});

it("flags soft and hard failures, not purchases (Recurring 15)", () => {
  const flags = (["soft_failure", "hard_failure", "purchased", undefined] as const).map((lastAttemptStatus) =>
    hasFailed(lastAttemptStatus ? { lastAttemptStatus } : {}),
  );
  expect(flags).toEqual([true, true, false, false]);
});

it("pauses until resumed or for as long as the settings offer, also across the end of daylight saving", () => {
  const options = pauseOptions("2027-03-30", [7, 14, 28, 56, 84, 90]);
  expect(options.map(({ value }) => value)).toEqual([
    "",
    "2027-04-06",
    "2027-04-13",
    "2027-04-27",
    "2027-05-25",
    "2027-06-22",
    "2027-06-28",
  ]);
  expect([options[1]?.label, options[6]?.label]).toEqual(["1 week, until 6 April 2027", "90 days, until 28 June 2027"]);
});

it("names what pays", () => {
  const card = { kind: "cc", id: "fnd_1", brand: "Visa", lastFour: "4242" } as const;
  expect([payerName(card), payerName({ kind: "wallet" })]).toEqual(["Visa ending in 4242", "Your wallet"]);
});
