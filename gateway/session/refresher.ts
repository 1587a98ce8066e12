// Exchanges each refresh token once, however many calls find it expired: within this process, and between processes that share a
// Redis. An exchange with a one-time code waits for its turn.
import type { Redis } from "ioredis";
import {
  type Credential,
  createSharedExchange,
  type Exchanges,
  REMEMBER_MS,
  type RefreshedTokens,
  unsharedExchanges,
} from "./shared-exchange.ts";

export type Refresher = Exchanges;

type Options = { redis?: Redis | null; appSecret: string };
type Turn = { tokens: Promise<RefreshedTokens>; isElevation: boolean };

const keyOf = ({ deviceId, refreshToken }: Credential) => `${deviceId} ${refreshToken}`;

/** Creates the exchanges of this process, shared with other processes if there is a Redis. */
export function createRefresher({ redis, appSecret }: Options): Refresher {
  const turns = new Map<string, Turn>();
  const exchanges: Exchanges = redis ? createSharedExchange(redis, appSecret) : unsharedExchanges;

  function begin(key: string, turn: Turn): Promise<RefreshedTokens> {
    const end = () => turns.get(key) === turn && turns.delete(key);
    turns.set(key, turn);
    turn.tokens.then(() => setTimeout(end, REMEMBER_MS).unref(), end);
    return turn.tokens;
  }

  const refresher: Refresher = {
    exchange(credential, call) {
      const key = keyOf(credential);
      const running = turns.get(key);
      if (!running) return begin(key, { tokens: exchanges.exchange(credential, call), isElevation: false });
      // If the running exchange fails because of its code, the token may still be good.
      return running.isElevation ? running.tokens.catch(() => refresher.exchange(credential, call)) : running.tokens;
    },

    elevate(credential, call) {
      const key = keyOf(credential);
      const before = turns.get(key)?.tokens.catch(() => null);
      const tokens = Promise.resolve(before).then(() => exchanges.elevate(credential, call));
      return begin(key, { tokens, isElevation: true });
    },
  };
  return refresher;
}
