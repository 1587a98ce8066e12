// Tests rate limits that several gateway processes share: with a real Redis, and after Redis is lost.
import type { Redis } from "ioredis";
import { describe, expect, it } from "vitest";
import { createRateLimits, type LimitName, type RateLimits } from "#gateway/http/rate-limit.ts";
import { createSharedExchange } from "#gateway/session/shared-exchange.ts";
import { PATIENT } from "#tests/patience.ts";
import { twoOnRedis } from "./two-on-redis.ts";

/** The attempts allowed by each limit, and its longest wait in seconds. */
const PROMISED: Record<LimitName, [times: number, seconds: number]> = {
  loginByAddress: [60, 60],
  loginByEmail: [10, 900],
  checkEmail: [60, 60],
  addressByAddress: [240, 60],
  passwordReset: [5, 900],
  passwordResetByAddress: [30, 900],
  cardByCustomer: [10, 900],
  retryByCustomer: [10, 900],
  preferenceLinkByAddress: [120, 60],
  partyLinkByAddress: [120, 60],
  cartByAddress: [240, 60],
  signUp: [30, 600],
  codeByCustomer: [25, 900],
  codeSending: [5, 900],
  promotion: [20, 600],
  partyInvitation: [20, 3600],
  partyGroup: [20, 3600],
  sharePicture: [30, 600],
  feedback: [20, 600],
  supportRequest: [10, 600],
  reportByAddress: [30, 60],
  report: [600, 60],
  fileByAddress: [300, 60],
  analytics: [300, 60],
  clearCacheByAddress: [20, 60],
  clearCache: [60, 60],
};
const names = Object.keys(PROMISED) as LimitName[];

const clients: Redis[] = [];
const { redis, both: processes } = twoOnRedis((client) => {
  clients.push(client);
  return createRateLimits(client);
});

it("count the addresses of an IPv6 network together, and IPv4 addresses separately", async () => {
  const limits = createRateLimits();
  const passed = async (addressOf: (no: number) => string) => {
    const tries = Array.from({ length: 10 }, (_, no) => limits.spend("passwordReset", addressOf(no)));
    return (await Promise.allSettled(tries)).filter(({ status }) => status === "fulfilled").length;
  };
  expect(await passed((no) => `2001:db8:1:2::${no}`)).toBe(5);
  expect(await passed((no) => `198.51.100.${no}`)).toBe(10);
});

/** Returns how many of the attempts pass, alternating between processes. */
async function allowed(name: LimitName, tries: number, of: readonly RateLimits[], key: string) {
  const answers = await Promise.allSettled(
    Array.from({ length: tries }, (_, index) => of[index % of.length]?.spend(name, key)),
  );
  return answers.filter(({ status }) => status === "fulfilled").length;
}

describe("two processes and one Redis", () => {
  it.each(names)("count %s together, and refuse with the seconds to wait", async (name) => {
    const [times, seconds] = PROMISED[name];
    expect(await allowed(name, times + 6, processes, "somebody")).toBe(times);
    for (const limits of processes) {
      const refusal = await limits.spend(name, "somebody").catch((error: unknown) => error);
      const { retryAfterSeconds = 0, ...problem } = (refusal as { problem: { retryAfterSeconds?: number } }).problem;
      expect(problem).toMatchObject({ code: "too_many_requests", status: 429 });
      const wait = seconds === 60 ? "a minute" : `${seconds / 60} minutes`;
      expect(problem).toMatchObject({ message: `Too many attempts. Please wait ${wait} and try again.` });
      expect(retryAfterSeconds).toBeGreaterThan(seconds - 30);
      expect(retryAfterSeconds).toBeLessThanOrEqual(seconds);
      // Another key is not limited.
      await limits.spend(name, "somebody else");
    }
  });

  it("reset a limit at both when one resets it", async () => {
    expect(await allowed("loginByEmail", 12, processes, "forgiven")).toBe(10);
    await processes[0].forgive("loginByEmail", "forgiven");
    await processes[1].spend("loginByEmail", "forgiven");
  });

  it("wait half a second once when Redis is frozen, count separately, and together again when it answers", async () => {
    const [client] = clients as [Redis];
    const [limits] = processes;
    const exchange = createSharedExchange(client, "secret");
    const tokens = { accessToken: "a", refreshToken: "r", deviceUuid: "d" };
    redis.freeze();
    const startedAt = performance.now();
    // One after another, as the steps of a call are.
    for (let count = 0; count < 20; count++) await limits.spend("loginByAddress", "frozen");
    expect(await exchange({ refreshToken: "rft_1", deviceId: "d" }, async () => tokens)).toEqual(tokens);
    expect(performance.now() - startedAt).toBeLessThan(4_000);
    expect(await allowed("codeSending", 20, processes, "frozen")).toBe(2 * 5);

    redis.thaw();
    for (const one of clients) await expect.poll(() => one.ping().catch(() => "down"), PATIENT).toBe("PONG");
    expect(await allowed("codeSending", 20, processes, "thawed")).toBe(5);
  });

  it("count separately, without delay, when Redis is gone", async () => {
    await redis.stop();
    const startedAt = performance.now();
    expect(await allowed("codeSending", 20, processes, "after the end")).toBe(2 * 5);
    await processes[0].forgive("codeSending", "after the end");
    await processes[0].spend("codeSending", "after the end");
    expect(performance.now() - startedAt).toBeLessThan(20_000);
  });
});
