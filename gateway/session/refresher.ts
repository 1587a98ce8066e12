// Exchanges each refresh token once, however many calls find it expired: within this process, and between processes that share a
// Redis. An exchange with a one-time code is never shared: its tokens are elevated, and the token may have been copied.
import type { Redis } from "ioredis";
import {
  type Credential,
  createSharedExchange,
  type Exchange,
  REMEMBER_MS,
  type RefreshedTokens,
  unsharedExchange,
} from "./shared-exchange.ts";

/** Calls with the same token from the same device share one exchange. */
export type Refresher = Exchange;

type Options = { redis?: Redis | null; appSecret: string };

const keyOf = ({ deviceId, refreshToken }: Credential) => `${deviceId} ${refreshToken}`;

/** Creates the exchange of this process, shared with other processes if there is a Redis. */
export function createRefresher({ redis, appSecret }: Options): Refresher {
  const turns = new Map<string, Promise<RefreshedTokens>>();
  const exchange: Exchange = redis ? createSharedExchange(redis, appSecret) : unsharedExchange;

  return (credential, call) => {
    const key = keyOf(credential);
    const running = turns.get(key);
    if (running) return running;
    const tokens = exchange(credential, call);
    const end = () => turns.delete(key);
    turns.set(key, tokens);
    tokens.then(() => setTimeout(end, REMEMBER_MS).unref(), end);
    return tokens;
  };
}
