// One exchange per refresh token, however many calls found the old one expired: in this process, and between processes where
// they share a Redis. A code that comes with the same token takes its turn.
import type { Redis } from "ioredis";
import {
  alone,
  createSharedExchange,
  type Exchanges,
  REMEMBER_MS,
  type RefreshedTokens,
  type Shown,
} from "./shared-exchange.ts";

/** What becomes of a refresh token: its exchange, and its exchange with a one-time code. */
export type Refresher = Exchanges;

type Options = { redis?: Redis | null; appSecret: string };
type Turn = { tokens: Promise<RefreshedTokens>; isElevation: boolean };

const keyOf = ({ deviceId, refreshToken }: Shown) => `${deviceId} ${refreshToken}`;

/** The exchanges of this process; those of other fronts too where there is a Redis. */
export function createRefresher({ redis, appSecret }: Options): Refresher {
  const turns = new Map<string, Turn>();
  const exchanges: Exchanges = redis ? createSharedExchange(redis, appSecret) : alone;

  function begin(key: string, turn: Turn): Promise<RefreshedTokens> {
    const end = () => turns.get(key) === turn && turns.delete(key);
    turns.set(key, turn);
    turn.tokens.then(() => setTimeout(end, REMEMBER_MS).unref(), end);
    return turn.tokens;
  }

  const refresher: Refresher = {
    exchange(shown, call) {
      const key = keyOf(shown);
      const running = turns.get(key);
      if (!running) return begin(key, { tokens: exchanges.exchange(shown, call), isElevation: false });
      // A code that was refused says nothing of the token.
      return running.isElevation ? running.tokens.catch(() => refresher.exchange(shown, call)) : running.tokens;
    },

    elevate(shown, call) {
      const key = keyOf(shown);
      const before = turns.get(key)?.tokens.catch(() => null);
      const tokens = Promise.resolve(before).then(() => exchanges.elevate(shown, call));
      return begin(key, { tokens, isElevation: true });
    },
  };
  return refresher;
}
