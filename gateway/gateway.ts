// The gateway of this process. There is one: the front and the pages share its cache, its connections and its refreshes.
import type { IncomingHttpHeaders } from "node:http";
import type { Logger } from "pino";
import { isRegion } from "#gateway/rules/regions.ts";
import type { ForcedPage } from "#gateway/rules/shell/forced-redirect.ts";
import type { Utm } from "#gateway/rules/utm.ts";
import { createAnalytics } from "./analytics.ts";
import { createShopClock } from "./clock.ts";
import { type Context, createContext, type Shared } from "./context.ts";
import type { GatewayEnv } from "./env.ts";
import { problemOf } from "./errors.ts";
import {
  callWithForm,
  type FormResult,
  type Inputs,
  type Outputs,
  type ProcedurePath,
  readForm,
  withoutSecrets,
} from "./form.ts";
import { clientAddress } from "./http/client-address.ts";
import { openFile, type ServedFile } from "./http/files.ts";
import { requireOwnOrigin } from "./http/origin.ts";
import { type CountedCustomer, createRateLimits, forgiveCustomer } from "./http/rate-limit.ts";
import { createReports } from "./http/reports.ts";
import { requestIdOf } from "./http/request-id.ts";
import { challengeTarget } from "./http/three-ds.ts";
import { answerTrpc, type TrpcRequest, type TrpcResponse } from "./http/trpc-handler.ts";
import { createLog } from "./log.ts";
import { createMetrics, type Metrics, mayReadMetrics } from "./metrics.ts";
import type { Problem } from "./problem.ts";
import { openRedis } from "./redis.ts";
import { type Caller, createCaller } from "./router.ts";
import { campaignOf, engagementSession } from "./session/engagement.ts";
import { forcedPageOf } from "./session/forced-page.ts";
import { createRefresher } from "./session/refresher.ts";
import { type ShownVisitor, shownVisitor } from "./session/visitor.ts";
import { noTracing, type Tracing } from "./tracing.ts";
import { createCache } from "./upstream/cache.ts";
import { createCircuits } from "./upstream/circuit.ts";
import { createDirectory } from "./upstream/discover.ts";
import { createTransport } from "./upstream/transport.ts";

/** What a page's request looks like to the gateway: web or node headers, where it came from, what it asked for. */
type PageRequest = {
  headers: Headers | IncomingHttpHeaders;
  ip?: string | null;
  url: string | URL;
  /** Of a page that only reads: says when its visitor has left. */
  leaving?: (() => AbortSignal) | undefined;
};

/** The gateway for one request of a page: `Astro.locals.gateway`. */
export type GatewayRequest = {
  /** Every procedure, called directly, as this visitor. */
  caller: Caller;
  /** Runs the procedure a form on this page is for; never throws what a visitor can cause. */
  form<Path extends ProcedurePath>(path: Path, form: FormData | URLSearchParams): Promise<FormResult<Path>>;
  /** Set-Cookie lines gathered so far; to be sent with the page, whatever it became. */
  setCookies(): string[];
  readonly session: {
    isAuthenticated: boolean;
    customerId: string | null;
    forcedPage: ForcedPage | null;
    /** The request came with a session that could not be used, and was ended. */
    wasUnauthorised: boolean;
  };
  /** What the header shows of this visitor, for pages made for one visitor only. */
  visitor(): ShownVisitor;
  /** Says that somebody is there: the engagement session goes on, or a new one begins (shell §4). */
  touch(): void;
  /** The campaign this visit came by; a purchase form carries its source along. */
  campaign(): Utm;
  /** The shop's clock. Labels, close times and ages go by it. */
  now(): Date;
  requestId: string;
  subVariant: string | null;
  /** Has the operator named an analytics provider? Without one there is nobody to send events to. */
  hasAnalytics: boolean;
  /** What went wrong, for anything a call threw. */
  problemOf(error: unknown): Problem;
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
  /** Whether it can serve: the services can be found. With what is wrong, in a line each; not all of that keeps it from serving. */
  health(): Promise<{ isReady: boolean; lines: string[] }>;
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

export type { Caller, Inputs, Outputs };

function headerReader(headers: Headers | IncomingHttpHeaders) {
  if (headers instanceof Headers) return (name: string) => headers.get(name);
  return (name: string) => {
    const value = (headers as IncomingHttpHeaders)[name];
    return (Array.isArray(value) ? value.join(", ") : value) ?? null;
  };
}

// What a page's URLSearchParams would say, without making them for every call.
const CLEAR_CACHE = /[?&]clear_cache(?=[=&]|$)/;

/** The first language the browser asks for, as card issuers want it. */
function languageOf(header: string | null) {
  return header?.match(/^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8})*/)?.[0] ?? null;
}

/** Wires one gateway from its configuration. Opens no connection before it is needed. */
export function createGateway(
  env: GatewayEnv,
  { log = createLog(env.logLevel), tracing = noTracing }: { log?: Logger; tracing?: Tracing } = {},
): Gateway {
  const clock = createShopClock();
  const transport = createTransport();
  const directory = createDirectory(env.discoveryUrl, transport, { onTime: clock.learn });
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

  type Way = { peer: string | undefined; wantsFresh: boolean; leaving: (() => AbortSignal) | undefined };

  function contextOf(header: (name: string) => string | null, { peer, wantsFresh, leaving }: Way): Context {
    const language = languageOf(header("accept-language"));
    const ip = clientAddress(peer, header("x-forwarded-for"), env.trustedProxies);
    const requestId = requestIdOf(header("x-shop-request-id"));
    const context = createContext(shared, {
      cookie: header("cookie"),
      requestId,
      subVariant: null,
      ip,
      language,
      wantsFresh,
      leaving,
    });
    const region = context.cookies.get("dc_sub_variant");
    context.subVariant = isRegion(region) ? region : null;
    return context;
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
      return answerTrpc(request, contextOf(headerReader(request.headers), { peer: request.peer, wantsFresh, leaving }));
    },

    async openFile({ headers, ip, leaving }, id) {
      const context = contextOf(headerReader(headers), { peer: ip ?? undefined, wantsFresh: false, leaving });
      try {
        await context.limits.spend("fileByAddress", context.ip ?? "unknown");
        return await openFile(context, id);
      } catch (error) {
        return problemOf(error, context.requestId);
      }
    },

    open({ headers, ip, url, leaving }) {
      const header = headerReader(headers);
      const wantsFresh = new URL(url, env.publicUrl).searchParams.has("clear_cache");
      const context = contextOf(header, { peer: ip ?? undefined, wantsFresh, leaving });
      const caller = createCaller(context);
      const { requestId } = context;
      return {
        caller,
        requestId,
        subVariant: context.subVariant,
        hasAnalytics: env.analyticsUrl !== null,
        now: clock.now,
        setCookies: () => context.cookies.lines(),
        visitor: () => shownVisitor(context.cookies),
        touch: () => void engagementSession(context.cookies),
        campaign: () => campaignOf(context.cookies),
        problemOf: (error) => problemOf(error, requestId),
        get session() {
          const customerId = context.session?.customerId ?? null;
          const { cookies, wasUnauthorised } = context;
          return {
            isAuthenticated: customerId !== null,
            customerId,
            forcedPage: forcedPageOf(cookies),
            wasUnauthorised,
          };
        },
        async form(path, form) {
          const values = readForm(form);
          try {
            requireOwnOrigin({ get: header }, env.publicUrl);
            return { ok: true, data: await callWithForm(caller, path, values) };
          } catch (error) {
            return { ok: false, problem: problemOf(error, requestId), values: withoutSecrets(values) };
          }
        },
      };
    },

    async health() {
      const answers = (question: Promise<unknown> | undefined) =>
        question?.then(
          () => true,
          () => false,
        ) ?? true;
      const [isReady, hasRedis] = await Promise.all([answers(directory.addressOf("main")), answers(redis?.ping())]);
      const lines = [
        ...(isReady ? [] : ["services: discovery does not answer, and has not since this process began"]),
        // No reason to take every front away from the balancer at once: all that needs Redis goes on without it.
        ...(hasRedis ? [] : ["redis: does not answer; this process goes on by itself"]),
      ];
      return { isReady, lines };
    },

    async readMetrics(authorization) {
      if (!env.metrics) return "unknown";
      return mayReadMetrics(env.metrics, authorization) ? { text: await metrics.text() } : "refused";
    },

    async invalidate() {
      directory.forget();
      circuits.forget();
      await cache.clear();
    },

    async close() {
      redis?.disconnect();
      await Promise.all([tracing.close(), transport.close(), cache.close()]);
    },
  };
}
