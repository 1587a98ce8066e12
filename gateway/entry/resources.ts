// Creates and closes the resources that all requests of a process share.
import type { Redis } from "ioredis";
import type { Logger } from "pino";
import type { SharedResources } from "../context.ts";
import { createAnalytics } from "../foundation/analytics.ts";
import { createShopClock } from "../foundation/clock.ts";
import type { GatewayEnv } from "../foundation/env.ts";
import { createMetrics } from "../foundation/metrics.ts";
import { openRedis } from "../foundation/redis.ts";
import type { Tracing } from "../foundation/tracing.ts";
import { createRateLimits } from "../http/rate-limit.ts";
import { createNewestBalances } from "../session/newest-balances.ts";
import { createRefresher } from "../session/refresher.ts";
import { createRefusedPurchases } from "../session/refused-purchases.ts";
import { addressProviders } from "../upstream/address-providers.ts";
import { createCache } from "../upstream/cache.ts";
import { createCircuits } from "../upstream/circuit.ts";
import { createDirectory } from "../upstream/discover.ts";
import { socialClients } from "../upstream/social-clients.ts";
import { createTransport } from "../upstream/transport.ts";
import { createPictures, type Pictures } from "./pictures.ts";

export type Resources = SharedResources & {
  redis: Redis | null;
  circuits: ReturnType<typeof createCircuits>;
  pictures: Pictures;
};

/** Creates the resources. Connects to the services only on the first call. */
export function createResources(env: GatewayEnv, log: Logger, tracing: Tracing): Resources {
  const clock = createShopClock();
  const transport = createTransport();
  const directory = createDirectory(env.discoveryUrl, transport, {
    onTime: clock.sync,
    onFailure: (reason) => log.warn({ err: reason }, "discovery failed"),
  });
  const circuits = createCircuits();
  const redis = env.redisUrl ? openRedis(env.redisUrl, log) : null;
  const metrics = createMetrics(
    env.metrics !== null,
    circuits.states,
    redis ? () => redis.status === "ready" : undefined,
  );
  return {
    env,
    addressProviders: addressProviders(env.addressLookupKey, env.sandboxUrl),
    socialClients: socialClients(env.socialCredentials, env.sandboxUrl),
    clock,
    log,
    metrics,
    tracing,
    redis,
    circuits,
    pictures: createPictures(),
    refresher: createRefresher({ redis, appSecret: env.appSecret }),
    limits: createRateLimits(redis, metrics.limited),
    refusedPurchases: createRefusedPurchases(),
    newestBalance: createNewestBalances(),
    analyticsProvider: createAnalytics(env, log),
    upstream: {
      keys: { appKey: env.appKey, appSecret: env.appSecret },
      directory,
      transport,
      circuitOf: circuits.of,
      cache: createCache({ isOn: env.isCacheOn, onRead: metrics.cacheRead }),
      log,
      metrics,
      tracing,
      enforcesContracts: env.mode !== "production",
      onShopTime: clock.sync,
    },
  };
}

/** Clears cached replies and service addresses, and closes all circuits. */
export function resetUpstreamState({ upstream, circuits }: Resources): void {
  upstream.directory.forget();
  circuits.forget();
  upstream.cache.clear();
}

export async function closeResources({ redis, tracing, upstream }: Resources): Promise<void> {
  redis?.disconnect();
  await Promise.all([tracing.close(), upstream.transport.close()]);
}
