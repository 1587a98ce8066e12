import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { refuseForNow } from "./refusal.ts";

export type RateLimit = (key: string) => Promise<void>;

/** Creates a limit that refuses with 429 and Retry-After after `points` calls per key and window. Counts per process. */
export function createRateLimit(points: number, windowSeconds: number): RateLimit {
  const limiter = new RateLimiterMemory({ points, duration: windowSeconds });
  return async (key) => {
    try {
      await limiter.consume(key);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      refuseForNow(error.msBeforeNext / 1000);
    }
  };
}
