// Connects to the servers that the settings name.
import { Redis } from "ioredis";
import { openDatabase } from "#services/db/index.ts";
import type { Finding } from "./finding.ts";
import type { Settings } from "./settings.ts";

const TIMEOUT_MS = 3_000;

/** Connects to the Postgres of DATABASE_URL. */
async function checkPostgres(databaseUrl: string): Promise<Finding> {
  const { host } = new URL(databaseUrl);
  try {
    const { close } = await openDatabase({ databaseUrl, dataDir: "" });
    await close();
    return { state: "good", name: `Postgres answers at ${host}` };
  } catch (error) {
    const [name = "", ...advice] = (error as Error).message.split(/(?<=\)\.) /);
    return { state: "wrong", name: name.replace(/\.$/, ""), advice: advice.join(" ") };
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
  return Promise.all([
    ...(services.databaseUrl ? [checkPostgres(services.databaseUrl)] : []),
    ...(gateway.redisUrl ? [checkRedis(gateway.redisUrl)] : []),
  ]);
}
