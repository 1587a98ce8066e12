import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { refuseForNow } from "./refusal.ts";

export type RateLimit = (key: string) => Promise<void>;

const restarts: (() => void)[] = [];

/** Resets all limits. A new server starts with none of the attempts at one before it in the same process. */
export function resetRateLimits() {
  for (const restart of restarts) restart();
}

/** Creates a limit that refuses with 429 and Retry-After after `points` calls per key and window. Counts per process. */
export function createRateLimit(points: number, windowSeconds: number): RateLimit {
  const start = () => new RateLimiterMemory({ points, duration: windowSeconds });
  let limiter = start();
  restarts.push(() => {
    limiter = start();
  });
  return async (key) => {
    try {
      await limiter.consume(key);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      refuseForNow(error.msBeforeNext / 1000);
    }
  };
}
