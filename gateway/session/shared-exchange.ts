// Exchanges a refresh token once between processes. The process that claims the token calls the auth service; the others wait for the
// tokens, which are in Redis for ten seconds, sealed. Without Redis every process calls: within its grace period the auth service gives
// all of them the same tokens.
import { createHmac, randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Redis } from "ioredis";
import type { components } from "#generated/auth/schema.ts";
import { seal, unseal } from "./seal.ts";

export type RefreshedTokens = components["schemas"]["RefreshResult"];

/** A browser's refresh token and device. Another device with the same token (a stolen token) shares no exchange. */
export type Credential = { refreshToken: string; deviceId: string | null };

export type Exchange = (credential: Credential, call: () => Promise<RefreshedTokens>) => Promise<RefreshedTokens>;

/** Without Redis: no sharing between processes. */
export const unsharedExchange: Exchange = (_, call) => call();

/** How long the auth service gives the same tokens for the same old token (grace period). A tab with the old cookie costs no call. */
export const REMEMBER_MS = 10_000;

// The longest that a crashed process can block the others.
const CLAIM_MS = 5_000;
const POLL_MS = 20;

type Found = { tokens: RefreshedTokens } | { claim: string } | "nothing";

/** Creates an exchange that is shared through Redis. */
export function createSharedExchange(redis: Redis, appSecret: string): Exchange {
  // An HMAC, so that Redis does not contain the token.
  const keyOf = ({ refreshToken, deviceId }: Credential) =>
    `drawcard:refresh:${createHmac("sha256", appSecret).update(`${deviceId} ${refreshToken}`).digest("base64url")}`;

  /** Returns the tokens of the first process, or a claim to call; "nothing" if another process holds its claim too long. */
  async function claimOrWait(key: string): Promise<Found> {
    const claim = randomUUID();
    for (const giveUpAt = Date.now() + CLAIM_MS; Date.now() < giveUpAt; await wait(POLL_MS)) {
      if (await redis.set(key, claim, "PX", CLAIM_MS, "NX")) return { claim };
      const held = await redis.get(key);
      const tokens = held && (await unseal<RefreshedTokens>([appSecret], "refreshed tokens", held));
      if (tokens) return { tokens };
    }
    return "nothing";
  }

  async function release(key: string, claim: string) {
    if ((await redis.get(key)) === claim) await redis.del(key);
  }

  // Redis failures are logged where it is opened (redis.ts).
  const find = (key: string) => claimOrWait(key).catch(() => "nothing" as const);

  /** Calls the auth service and stores the tokens for the other processes. */
  async function callAndShare(
    key: string,
    found: Found,
    call: () => Promise<RefreshedTokens>,
  ): Promise<RefreshedTokens> {
    if (found === "nothing") return call();
    try {
      const tokens = await call();
      await redis.set(key, await seal(appSecret, "refreshed tokens", tokens), "PX", REMEMBER_MS).catch(() => null);
      return tokens;
    } catch (error) {
      if ("claim" in found) await release(key, found.claim).catch(() => null);
      throw error;
    }
  }

  return async (credential, call) => {
    const key = keyOf(credential);
    const found = await find(key);
    return found !== "nothing" && "tokens" in found ? found.tokens : callAndShare(key, found, call);
  };
}
