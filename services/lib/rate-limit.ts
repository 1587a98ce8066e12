import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { refuseForNow } from "./refusal.ts";

export type RateLimit = (key: string) => Promise<void>;

/** Refuses with 429 and Retry-After once a key was seen `points` times within the window. One process counts for itself. */
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
