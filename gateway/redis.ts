import { Redis } from "ioredis";
import type { Logger } from "pino";

// A Redis that is gone or hangs is missed at once: nobody waits for it, and what needs it goes on without.
const OPTIONS = { enableOfflineQueue: false, maxRetriesPerRequest: 1, commandTimeout: 500 };

/** What processes share, when REDIS_URL names one; told once in the log when it goes away, and again when it is back. */
export function openRedis(url: string, log: Logger): Redis {
  const redis = new Redis(url, OPTIONS);
  let isGone = false;
  redis.on("error", (error) => {
    if (!isGone) log.warn({ err: error }, "redis is gone");
    isGone = true;
  });
  redis.on("ready", () => {
    if (isGone) log.info("redis is back");
    isGone = false;
  });
  return redis;
}
