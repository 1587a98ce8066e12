import { once } from "node:events";
import type { Redis } from "ioredis";
import { pino } from "pino";
import { afterAll, beforeAll } from "vitest";
import { openRedis } from "#gateway/foundation/redis.ts";
import { startRedis, type TestRedis } from "#scripts/lib/redis.ts";

/** Starts a real Redis for a test file and returns two instances, each with its own connection, as in two gateway processes. */
export function twoOnRedis<T extends object>(create: (client: Redis) => T) {
  const redis = {} as TestRedis;
  const both = [{}, {}] as [T, T];
  const clients: Redis[] = [];
  beforeAll(async () => {
    Object.assign(redis, await startRedis());
    for (const one of both) {
      const client = openRedis(redis.url, pino({ level: "silent" }));
      clients.push(client);
      await once(client, "ready");
      Object.assign(one, create(client));
    }
  });
  afterAll(async () => {
    for (const client of clients) client.disconnect();
    await redis.stop();
  });
  return { redis, both };
}
