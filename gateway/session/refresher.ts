// One exchange per refresh token, however many calls found the old one expired: in this process, and between processes where
// they share a Redis.
import type { Redis } from "ioredis";
import { createSharedExchange, type Exchange, REMEMBER_MS, type RefreshedTokens } from "./shared-exchange.ts";

export type Refresher = {
  /** Everybody who comes with the same token from the same device gets the answer of one call. */
  exchange: Exchange;
};

type Options = { redis?: Redis | null; appSecret: string };

/** The exchanges of this process; those of other fronts too where there is a Redis. */
export function createRefresher({ redis, appSecret }: Options): Refresher {
  const exchanges = new Map<string, Promise<RefreshedTokens>>();
  const exchangeOnce: Exchange = redis ? createSharedExchange(redis, appSecret) : (_, call) => call();
  return {
    exchange(shown, call) {
      const key = `${shown.deviceId} ${shown.refreshToken}`;
      const running = exchanges.get(key);
      if (running) return running;
      const exchange = exchangeOnce(shown, call);
      exchanges.set(key, exchange);
      exchange.then(
        () => setTimeout(() => exchanges.delete(key), REMEMBER_MS).unref(),
        () => exchanges.delete(key),
      );
      return exchange;
    },
  };
}
