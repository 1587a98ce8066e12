import { describe, expect, it, vi } from "vitest";
import { UpstreamFailure } from "#gateway/upstream/failure.ts";
import { bodyToWire, replyFromWire } from "#gateway/upstream/keys.ts";
import { findOperation } from "#gateway/upstream/operations.ts";
import { deadlineMs, withRetry } from "#gateway/upstream/retry.ts";
import { signatureHeaders } from "#gateway/upstream/sign.ts";
import { checkReply, checkRequest } from "#gateway/upstream/validate.ts";

describe("signing", () => {
  it("hashes timestamp, secret, app key and customer token, in this order (rule signing)", () => {
    const headers = signatureHeaders({ appKey: "key", appSecret: "secret" }, "ctk_1", 1_795_136_400_000);
    expect(headers).toEqual({
      "x-shop-app-key": "key",
      "x-shop-timestamp": "1795136400",
      // printf '1795136400secretkeyctk_1' | sha256sum
      "x-shop-signature": "499ec73e5d11233daaefe3601e6ead3fda47c13abcf1a01d353153586f196996",
    });
  });
});

describe("case conversion", () => {
  const addItem = findOperation("main", "POST", "/cart/items");

  it("renames fields and keeps fixed names", () => {
    const body = { productType: "lottery_ticket", games: [{ Numbers: [1], Powerball: [7] }], numDraws: 1 };
    const wire = { product_type: "lottery_ticket", games: [{ Numbers: [1], Powerball: [7] }], num_draws: 1 };
    expect(bodyToWire(addItem, body)).toEqual(wire);
  });

  it("keeps the keys of maps (rule response-key-conversion)", () => {
    const wire = { result: { blocked_reasons: { spend_limit: { type: "spend_limit", action_type: "close" } } } };
    expect(replyFromWire(addItem, 200, wire)).toEqual({
      result: { blockedReasons: { spend_limit: { type: "spend_limit", actionType: "close" } } },
    });
  });

  it("reads a status outside the contract as a refusal", () => {
    const wire = { messages: [{ code: "internal_error", message: "x" }], errors: { date_of_birth: [] } };
    expect(replyFromWire(addItem, 500, wire)).toEqual(wire);
  });
});

describe("contract checks", () => {
  const login = findOperation("main", "POST", "/login");

  it("report missing request fields", () => {
    expect(checkRequest(login, { email: "anna@example.com", password: "x" })).toBeNull();
    expect(checkRequest(login, { email: "anna@example.com" })?.details).toContain("password");
  });

  it("check replies against the contract, except 5xx", () => {
    expect(checkReply(login, 404, {})?.details).toBe("status 404 is not promised");
    expect(checkReply(login, 401, {})?.details).toContain("messages");
    expect(checkReply(login, 500, "whatever")).toBeNull();
  });
});

describe("retry", () => {
  const pause = async () => {};
  const random = () => 0.5;

  it("repeats a read twice without a response, then fails", async () => {
    const attempt = vi.fn().mockRejectedValue(new UpstreamFailure("no_response"));
    await expect(withRetry("GET", attempt, { pause, random })).rejects.toMatchObject({ kind: "no_response" });
    expect(attempt).toHaveBeenCalledTimes(3);
  });

  it("repeats a read when the service restarts", async () => {
    const attempt = vi.fn().mockResolvedValueOnce({ status: 503 }).mockResolvedValueOnce({ status: 200 });
    expect(await withRetry("GET", attempt, { pause, random })).toEqual({ status: 200 });
  });

  it("never repeats a write, because it may have taken effect", async () => {
    const attempt = vi.fn().mockRejectedValue(new UpstreamFailure("no_response"));
    await expect(withRetry("POST", attempt, { pause, random })).rejects.toThrow();
    expect(attempt).toHaveBeenCalledTimes(1);
  });

  it("leaves a write what is left of its request's time, and the page of the failure a second for each read", () => {
    expect([0, 10_000, 17_500, 30_000].map((passedMs) => deadlineMs("POST", passedMs))).toEqual([
      15_000, 8_000, 1_000, 1_000,
    ]);
    expect([0, 12_000, 30_000].map((passedMs) => deadlineMs("GET", passedMs))).toEqual([8_000, 6_000, 1_000]);
  });

  it("stops at the deadline", async () => {
    let now = 0;
    const attempt = vi.fn(async (timeoutMs: number) => {
      now += 5_000;
      throw new UpstreamFailure("no_response", { message: String(timeoutMs) });
    });
    const options = { pause, random, clock: () => now, budgetMs: 8_000 };
    await expect(withRetry("GET", attempt, options)).rejects.toMatchObject({ kind: "timeout" });
    expect(attempt.mock.calls).toEqual([[8_000], [3_000]]);
  });
});
