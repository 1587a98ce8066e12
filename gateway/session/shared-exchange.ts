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

/**
 * The auth service answers the same token and device with the same successor for so long; so does what is kept here, and a
 * tab that still carries the old cookie costs no second call.
 */
export const REMEMBER_MS = 10_000;

// A process that dies with a claim holds nobody up longer than this.
const CLAIM_MS = 5_000;
const LOOK_AGAIN_MS = 20;

type Found = { answer: RefreshedTokens } | { claim: string } | "nothing";

/** An exchange that processes make together. */
export function createSharedExchange(redis: Redis, appSecret: string): Exchange {
  // Keyed: what lies in Redis says nothing of the token.
  const keyOf = ({ refreshToken, deviceId }: Shown) =>
    `drawcard:refresh:${createHmac("sha256", appSecret).update(`${deviceId} ${refreshToken}`).digest("base64url")}`;

  /** The answer of whoever came first, or the right to ask; nothing where the claim is held too long. */
  async function claimOrWait(key: string): Promise<Found> {
    const claim = randomUUID();
    for (const giveUpAt = Date.now() + CLAIM_MS; Date.now() < giveUpAt; await wait(LOOK_AGAIN_MS)) {
      if (await redis.set(key, claim, "PX", CLAIM_MS, "NX")) return { claim };
      const held = await redis.get(key);
      const answer = held && unseal<RefreshedTokens>(appSecret, "refreshed tokens", held);
      if (answer) return { answer };
    }
    return "nothing";
  }

  async function giveBack(key: string, claim: string) {
    if ((await redis.get(key)) === claim) await redis.del(key);
  }

  return async (shown, call) => {
    const key = keyOf(shown);
    // A Redis that is gone is told in the log where it is opened (redis.ts).
    const found = await claimOrWait(key).catch(() => "nothing" as const);
    if (found === "nothing") return call();
    if ("answer" in found) return found.answer;
    try {
      const tokens = await call();
      await redis.set(key, seal(appSecret, "refreshed tokens", tokens), "PX", REMEMBER_MS).catch(() => null);
      return tokens;
    } catch (error) {
      await giveBack(key, found.claim).catch(() => null);
      throw error;
    }
  };
}
