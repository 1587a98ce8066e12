// One exchange per refresh token between processes. Whoever claims the token asks the auth service; the others wait for the
// answer, which lies in Redis sealed and for seconds only. Without Redis everybody asks: within its grace the auth service
// gives them all the same successor.
import { createHmac, randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Redis } from "ioredis";
import type { components } from "#generated/auth/schema.ts";
import { seal, unseal } from "./seal.ts";

export type RefreshedTokens = components["schemas"]["RefreshResult"];

/** What a browser shows of its session. Another device with the same token is a thief, and gets nothing of what is kept here. */
export type Shown = { refreshToken: string; deviceId: string | null };

export type Exchange = (shown: Shown, call: () => Promise<RefreshedTokens>) => Promise<RefreshedTokens>;

export type Exchanges = {
  /** Everybody who comes with the same token from the same device gets the answer of one call. */
  exchange: Exchange;
  /**
   * The exchange with a one-time code, which is always asked for by itself: after one that is running, whose successor it gets
   * again, and before any that comes later, which gets what the code has brought.
   */
  elevate: Exchange;
};

/** The same for one process, which keeps turns itself. */
export const alone: Exchanges = { exchange: (_, call) => call(), elevate: (_, call) => call() };

/**
 * The auth service answers the same token and device with the same successor for so long; so does what is kept here, and a
 * tab that still carries the old cookie costs no second call.
 */
export const REMEMBER_MS = 10_000;

// A process that dies with a claim holds nobody up longer than this.
const CLAIM_MS = 5_000;
const LOOK_AGAIN_MS = 20;

type Found = { answer: RefreshedTokens } | { claim: string } | "nothing";

/** Exchanges that processes make together. */
export function createSharedExchange(redis: Redis, appSecret: string): Exchanges {
  // Keyed: what lies in Redis says nothing of the token.
  const keyOf = ({ refreshToken, deviceId }: Shown) =>
    `drawcard:refresh:${createHmac("sha256", appSecret).update(`${deviceId} ${refreshToken}`).digest("base64url")}`;

  /** The answer of whoever came first, or the right to ask; nothing where the claim is held too long. */
  async function claimOrWait(key: string): Promise<Found> {
    const claim = randomUUID();
    for (const giveUpAt = Date.now() + CLAIM_MS; Date.now() < giveUpAt; await wait(LOOK_AGAIN_MS)) {
      if (await redis.set(key, claim, "PX", CLAIM_MS, "NX")) return { claim };
      const held = await redis.get(key);
      const answer = held && (await unseal<RefreshedTokens>(appSecret, "refreshed tokens", held));
      if (answer) return { answer };
    }
    return "nothing";
  }

  async function giveBack(key: string, claim: string) {
    if ((await redis.get(key)) === claim) await redis.del(key);
  }

  // A Redis that is gone is told in the log where it is opened (redis.ts).
  const find = (key: string) => claimOrWait(key).catch(() => "nothing" as const);

  /** Asks, and leaves the answer for the others. */
  async function ask(key: string, found: Found, call: () => Promise<RefreshedTokens>): Promise<RefreshedTokens> {
    if (found === "nothing") return call();
    try {
      const tokens = await call();
      await redis.set(key, await seal(appSecret, "refreshed tokens", tokens), "PX", REMEMBER_MS).catch(() => null);
      return tokens;
    } catch (error) {
      if ("claim" in found) await giveBack(key, found.claim).catch(() => null);
      throw error;
    }
  }

  return {
    async exchange(shown, call) {
      const key = keyOf(shown);
      const found = await find(key);
      return found !== "nothing" && "answer" in found ? found.answer : ask(key, found, call);
    },
    async elevate(shown, call) {
      const key = keyOf(shown);
      return ask(key, await find(key), call);
    },
  };
}
