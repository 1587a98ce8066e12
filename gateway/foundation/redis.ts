import { Redis } from "ioredis";
import type { Logger } from "pino";

// Fail fast when Redis is down or slow: commands fail after at most 500 ms, and callers continue without it. A host that is silent
// for so long is left and connected again. Until it answers, commands fail at once: otherwise each step of a call would wait.
const SILENCE_MS = 500;
const OPTIONS = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 1,
  commandTimeout: SILENCE_MS,
  socketTimeout: SILENCE_MS,
};

/** Connects to the Redis that processes share (REDIS_URL). Logs once when it fails and once when it is back. */
export function openRedis(url: string, log: Logger): Redis {
  const redis = new Redis(url, OPTIONS);
  let isDown = false;
  redis.on("error", (error) => {
    if (!isDown) log.warn({ err: error }, "redis is unavailable");
    isDown = true;
  });
  redis.on("ready", () => {
    if (isDown) log.info("redis is available again");
    isDown = false;
  });
  return redis;
}
