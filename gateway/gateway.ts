// The gateway of this process. There is one: the front and the pages share its cache, its connections and its refreshes.
import type { Logger } from "pino";
import { createAnalytics } from "./analytics.ts";
import { createShopClock } from "./clock.ts";
import { type Context, createContext, type Shared } from "./context.ts";
import type { GatewayEnv } from "./env.ts";
import { problemOf } from "./errors.ts";
import type { Inputs, Outputs } from "./form.ts";
import { createHealth, type Health } from "./health.ts";
import { openFile, type ServedFile } from "./http/files.ts";
import { type AskedHeaders, headerReader, readIncoming, type Way } from "./http/incoming.ts";
import { requireOwnOrigin } from "./http/origin.ts";
import { type CountedCustomer, createRateLimits, forgiveCustomer } from "./http/rate-limit.ts";
import { createReports } from "./http/reports.ts";
import { challengeTarget } from "./http/three-ds.ts";
import { answerTrpc, type TrpcRequest, type TrpcResponse } from "./http/trpc-handler.ts";
import { createLog } from "./log.ts";
import { createMetrics, type Metrics, mayReadMetrics } from "./metrics.ts";
import { type GatewayRequest, pageGateway } from "./page-gateway.ts";
import type { Problem } from "./problem.ts";
import { openRedis } from "./redis.ts";
import { createRefresher } from "./session/refresher.ts";
import { noTracing, type Tracing } from "./tracing.ts";
import { createCache } from "./upstream/cache.ts";
import { createCircuits } from "./upstream/circuit.ts";
import { createDirectory } from "./upstream/discover.ts";
import { createTransport } from "./upstream/transport.ts";

/** What a page's request looks like to the gateway: its headers, where it came from, what it asked for. */
type PageRequest = {
  headers: AskedHeaders;
  ip?: string | null;
  url: string | URL;
  /** Of a page that only reads: says when its visitor has left. */
  leaving?: (() => AbortSignal) | undefined;
};

export type Gateway = {
  handleTrpc(request: TrpcRequest): Promise<TrpcResponse>;
  open(request: PageRequest): GatewayRequest;
  /** A file of the editors by its id, as bytes; null where there is none to pass on, or what was said in its place. */
  openFile(request: PageRequest, id: string): Promise<ServedFile | Problem | null>;
  /** Where to send the browser after a bank's challenge (303), or null when the post is none. */
  receiveThreeDsNotification(form: FormData | URLSearchParams): string | null;
  /** Takes what a browser reports and answers the status. */
  receiveReport: ReturnType<typeof createReports>;
  health(): Promise<Health>;
  /** Forgets how often a customer has tried lately. */
  forgive(customer: CountedCustomer): Promise<void>;
  /** Forgets every kept answer and address: after a deployment of services, and in tests. */
  invalidate(): Promise<void>;
  close(): Promise<void>;
  now(): Date;
  /** For what the front counts. */
  metrics: Metrics;
  tracing: Tracing;
  /** What was counted, for who may read it; "unknown" where nothing is, "refused" without the token. */
  readMetrics(authorization: string | undefined): Promise<{ text: string } | "unknown" | "refused">;
  log: Logger;
};

export type { GatewayRequest, Inputs, Outputs };

// What a page's URLSearchParams would say, without making them for every call.
const CLEAR_CACHE = /[?&]clear_cache(?=[=&]|$)/;

/** Wires one gateway from its configuration. Opens no connection before it is needed. */
export function createGateway(
  env: GatewayEnv,
  { log = createLog(env.logLevel), tracing = noTracing }: { log?: Logger; tracing?: Tracing } = {},
): Gateway {
  const clock = createShopClock();
  const transport = createTransport();
  const directory = createDirectory(env.discoveryUrl, transport, {
    onTime: clock.learn,
    onFailure: (reason) => log.warn({ err: reason }, "discovery failed"),
  });
  const circuits = createCircuits();
  const metrics = createMetrics(env.metrics !== null, circuits.states);
  const cache = createCache({ isOn: env.isCacheOn, onRead: metrics.cacheRead });
  const redis = env.redisUrl ? openRedis(env.redisUrl, log) : null;
  const shared: Shared = {
    env,
    clock,
    log,
    metrics,
    tracing,
    refresher: createRefresher({ redis, appSecret: env.appSecret }),
    limits: createRateLimits(redis, metrics.limited),
    analyticsProvider: createAnalytics(env.analyticsUrl, log),
    upstream: {
      keys: { appKey: env.appKey, appSecret: env.appSecret },
      directory,
      transport,
      circuitOf: circuits.of,
      cache,
      log,
      metrics,
      tracing,
      enforcesContracts: env.mode !== "production",
      onShopTime: clock.learn,
    },
  };

  function contextOf(headers: AskedHeaders, way: Way): Context {
    return createContext(shared, readIncoming(headers, way, env.trustedProxies));
  }

  return {
    log,
    metrics,
    tracing,
    now: clock.now,
    receiveThreeDsNotification: challengeTarget,
    forgive: (customer) => forgiveCustomer(shared.limits, customer),
    receiveReport: createReports({ log, limits: shared.limits, trustedProxies: env.trustedProxies }),

    async handleTrpc(request) {
      const wantsFresh = CLEAR_CACHE.test(request.url);
      // What writes is never given up half-way, and neither is what a write reads on its way.
      const leaving = request.method === "GET" ? request.leaving : undefined;
      return answerTrpc(request, contextOf(request.headers, { peer: request.peer, wantsFresh, leaving }));
    },

    async openFile({ headers, ip, leaving }, id) {
      const context = contextOf(headers, { peer: ip ?? undefined, wantsFresh: false, leaving });
      try {
        await context.limits.spend("fileByAddress", context.ip);
        return await openFile(context, id);
      } catch (error) {
        return problemOf(error, context.requestId);
      }
    },

    open({ headers, ip, url, leaving }) {
      const wantsFresh = new URL(url, env.publicUrl).searchParams.has("clear_cache");
      const context = contextOf(headers, { peer: ip ?? undefined, wantsFresh, leaving });
      return pageGateway(context, {
        hasAnalytics: env.analyticsUrl !== null,
        requireOwnOrigin: () => requireOwnOrigin({ get: headerReader(headers) }, env.publicUrl),
      });
    },

    health: createHealth(shared.upstream, redis),

    async readMetrics(authorization) {
      if (!env.metrics) return "unknown";
      return mayReadMetrics(env.metrics, authorization) ? { text: await metrics.text() } : "refused";
    },

    async invalidate() {
      directory.forget();
      circuits.forget();
      cache.clear();
    },

    async close() {
      redis?.disconnect();
      await Promise.all([tracing.close(), transport.close()]);
    },
  };
}
