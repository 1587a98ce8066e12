import { describe, expect, it } from "vitest";
import { isUsedUp, methodsOf, type PastAttempt } from "./verification.rules.ts";

const NOW = new Date("2026-11-20T00:00:00Z");
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 60 * 60 * 1000);
const past = (change: Partial<PastAttempt>): PastAttempt => ({
  method: "auto_verification",
  status: "refused",
  details_hash: "a",
  created_at: hoursAgo(1),
  ...change,
});
const statusIn = (attempts: PastAttempt[], type: string, hash = "a") =>
  methodsOf(attempts, hash, true).find((method) => method.type === type)?.status;

describe("methodsOf", () => {
  it("has every method, and never offers the widget without a call", () => {
    expect(methodsOf([], "a", true).map(({ status, type }) => [type, status])).toEqual([
      ["auto_verification", "not_attempted"],
      ["drivers_licence", "not_attempted"],
      ["connect_id", "not_attempted"],
      ["photo_id_upload", "not_attempted"],
      ["pdf_form", "not_attempted"],
      ["greenid_ui", "disabled"],
    ]);
  });

  it("disables the instant methods without a provider", () => {
    const disabled = methodsOf([], "a", false).filter(({ status }) => status === "disabled");
    expect(disabled).toHaveLength(4);
  });

  it("shows a result that is awaited, an upload that is checked, and a past attempt", () => {
    expect(statusIn([past({ status: "in_progress" })], "auto_verification")).toBe("in_progress");
    expect(statusIn([past({ method: "photo_id_upload", status: "pending" })], "photo_id_upload")).toBe("pending");
    expect(statusIn([past({ method: "drivers_licence" })], "drivers_licence")).toBe("attempted");
  });

  it("starts automatic verification afresh after a change of the details", () => {
    expect(statusIn([past({})], "auto_verification")).toBe("attempted");
    expect(statusIn([past({})], "auto_verification", "b")).toBe("not_attempted");
  });
});

describe("isUsedUp", () => {
  it("allows one automatic try per details", () => {
    expect(isUsedUp([past({})], "auto_verification", "a", NOW)).toBe(true);
    expect(isUsedUp([past({})], "auto_verification", "b", NOW)).toBe(false);
  });

  it("allows three licences in 24 hours", () => {
    const tries = [1, 2, 23].map((hours) => past({ method: "drivers_licence", created_at: hoursAgo(hours) }));
    expect(isUsedUp(tries, "drivers_licence", "a", NOW)).toBe(true);
    expect(
      isUsedUp(
        [...tries.slice(1), past({ method: "drivers_licence", created_at: hoursAgo(24) })],
        "drivers_licence",
        "a",
        NOW,
      ),
    ).toBe(false);
  });

  it("never uses up an upload", () => {
    expect(isUsedUp([past({ method: "photo_id_upload" })], "photo_id_upload", "a", NOW)).toBe(false);
  });
});
