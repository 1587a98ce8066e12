// Connects to the servers that the settings name.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { Redis } from "ioredis";
import { openDatabase } from "#services/db/index.ts";
import { pendingMigrations } from "#services/db/migrate.ts";
import type { ServicesEnv } from "#services/lib/env.ts";
import type { Finding } from "./finding.ts";
import type { Settings } from "./settings.ts";

const TIMEOUT_MS = 3_000;

/** Opens the Postgres of DATABASE_URL, or the embedded database unless it is new or a shop uses it. */
async function checkDatabase({ databaseUrl, dataDir }: ServicesEnv): Promise<Finding[]> {
  const folder = join(dataDir, "db");
  const name = databaseUrl ? `Postgres answers at ${new URL(databaseUrl).host}` : `The database in ${folder} opens`;
  if (!databaseUrl && (!existsSync(folder) || existsSync(`${folder}.lock`))) return [];
  try {
    const { close, db } = await openDatabase({ databaseUrl, dataDir });
    const pending = await pendingMigrations(db).finally(close);
    const advice = `The services run ${pending.length} migrations when they start next.`;
    return [pending.length > 0 ? { state: "note", name, advice } : { state: "good", name }];
  } catch (error) {
    const [name = "", ...advice] = (error as Error).message.split(/(?<=\)\.) /);
    return [{ state: "wrong", name: name.replace(/\.$/, ""), advice: advice.join(" ") }];
  }
}

/** Connects to the Redis of REDIS_URL. */
async function checkRedis(url: string): Promise<Finding> {
  const { host } = new URL(url);
  const redis = new Redis(url, { lazyConnect: true, connectTimeout: TIMEOUT_MS, retryStrategy: () => null });
  let reason = "";
  redis.on("error", (error: NodeJS.ErrnoException) => {
    reason = error.code ?? error.message;
  });
  try {
    await redis.connect();
    await redis.ping();
    return { state: "good", name: `Redis answers at ${host}` };
  } catch (error) {
    const name = `No Redis answers at ${host} (${reason || (error as Error).message})`;
    return {
      state: "wrong",
      name,
      advice: "Start Redis there, correct REDIS_URL, or unset it: the shop works without.",
    };
  } finally {
    redis.disconnect();
  }
}

export async function checkServers({ gateway, services }: Settings): Promise<Finding[]> {
  const [ofDatabase, ofRedis] = await Promise.all([
    checkDatabase(services),
    gateway.redisUrl ? checkRedis(gateway.redisUrl) : null,
  ]);
  return [...ofDatabase, ...(ofRedis ? [ofRedis] : [])];
}
