// A backend on real sockets that replies with the contracts' examples or a test's reply, and records every request.
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { type Context, createContext } from "#gateway/context.ts";
import { createAnalytics } from "#gateway/foundation/analytics.ts";
import { createShopClock } from "#gateway/foundation/clock.ts";
import { readEnv } from "#gateway/foundation/env.ts";
import { createLog } from "#gateway/foundation/log.ts";
import { createMetrics } from "#gateway/foundation/metrics.ts";
import { noTracing } from "#gateway/foundation/tracing.ts";
import { createGateway, type Gateway, type GatewayRequest } from "#gateway/gateway.ts";
import { createRateLimits } from "#gateway/http/rate-limit.ts";
import { createNewestBalances } from "#gateway/session/newest-balances.ts";
import { createRefresher } from "#gateway/session/refresher.ts";
import { createRefusedPurchases } from "#gateway/session/refused-purchases.ts";
import { createCache } from "#gateway/upstream/cache.ts";
import { callUpstream } from "#gateway/upstream/call.ts";
import { createCircuits } from "#gateway/upstream/circuit.ts";
import { type Clients, createClients } from "#gateway/upstream/clients.ts";
import { createDirectory } from "#gateway/upstream/discover.ts";
import { createTransport } from "#gateway/upstream/transport.ts";
import type { CallIdentity, CallOrigin, Upstream } from "#gateway/upstream/upstream.ts";
import { SEGMENTS } from "#services/main/foundation/site/settings.ts";
import { services } from "#tests/contract/contract.ts";
import { exampleOf } from "#tests/gateway/examples.ts";

export type Asked = {
  method: string;
  /** Service, path and query: "/main/orders?limit=10". */
  url: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** Resolves when the connection closes before the reply is sent. */
  left: Promise<void>;
};
export type Answer = (asked: Asked, response: ServerResponse) => unknown;

export type Backend = {
  url: string;
  gateway: Gateway;
  asked: Asked[];
  /** Returns the requests to a URL such as "/main/orders", with any query. */
  askedAt(path: string): Asked[];
  /** Replaces the example reply of a URL. */
  answer(path: string, answer: Answer): void;
  /** The gateway's log lines. */
  lines: Record<string, unknown>[];
  /** Opens the gateway for a page request with these cookies. */
  open(cookie?: string, headers?: Record<string, string>): GatewayRequest;
  /** The typed clients of one call, for operations that no procedure uses yet. */
  clients(who?: CallIdentity | null, origin?: Partial<CallOrigin>): Clients;
  /** Returns the context that procedures get for these cookies. Its clients renew the session. */
  context(cookie: string): Context;
  /** Stops listening and cuts all connections; `start` listens at the same URL again. */
  stop(): Promise<void>;
  start(): Promise<void>;
  forget(): Promise<void>;
  close(): Promise<void>;
};

const KEYS = { appKey: "key", appSecret: "secret" };
const PUBLIC_URL = "http://127.0.0.1:4321";
const REQUEST_ID = "6f1b8c1e-9a53-4c0e-8a0f-0d6f7f6a9d11";
const VISITOR_ORIGIN: CallOrigin = {
  requestId: REQUEST_ID,
  subVariant: null,
  sessionId: null,
  deviceId: null,
  ip: null,
  wantsFresh: false,
  receivedAt: null,
  signal: undefined,
};

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

function directory(response: ServerResponse) {
  const named = services.filter((name) => name !== "discovery").map((name) => [name, { base_path: `/${name}` }]);
  json(response, 200, { result: { services: Object.fromEntries(named) } });
}

export async function openBackend(env: Record<string, string> = {}): Promise<Backend> {
  const asked: Asked[] = [];
  const answers = new Map<string, Answer>();
  const lines: Record<string, unknown>[] = [];

  const server = createServer(async (request, response) => {
    const { method = "GET", url = "/", headers } = request;
    const path = url.split("?", 1)[0] ?? "/";
    const left = new Promise<void>((settle) => response.once("close", () => response.writableEnded || settle()));
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const call = { method, url, headers, body: Buffer.concat(chunks), left };
    const reply = answers.get(path);
    if (path === "/discover") return reply ? reply(call, response) : directory(response);
    asked.push(call);
    if (reply) return reply(call, response);
    const example = exampleOf(method, path);
    if (example.body === undefined) return response.writeHead(example.status).end();
    return json(response, example.status, example.body);
  });
  const listen = (port: number) =>
    new Promise<void>((listening) => void server.listen(port, "127.0.0.1", () => listening()));
  const stop = () => {
    const closed = new Promise<void>((done) => server.close(() => done()));
    server.closeAllConnections();
    return closed;
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;

  const log = createLog("debug", { write: (line: string) => void lines.push(JSON.parse(line)) });
  const settings = { NODE_ENV: "test", DISCOVERY_URL: url, PUBLIC_URL, APP_KEY: "key", APP_SECRET: "secret", ...env };
  const gatewayEnv = readEnv(settings);
  const gateway = createGateway(gatewayEnv, { log });
  const transport = createTransport();
  const upstream: Upstream = {
    keys: KEYS,
    directory: createDirectory(url, transport),
    transport,
    circuitOf: createCircuits().of,
    cache: createCache(),
    log,
    metrics: createMetrics(false),
    tracing: noTracing,
    enforcesContracts: true,
    onShopTime() {},
  };

  return {
    url,
    gateway,
    asked,
    lines,
    askedAt: (path) => asked.filter((call) => call.url.split("?", 1)[0] === path),
    answer: (path, answer) => void answers.set(path, answer),
    open: (cookie = "", headers = {}) =>
      gateway.open({ headers: new Headers({ cookie, ...headers }), ip: "203.0.113.7", url: PUBLIC_URL }),
    clients: (who = null, origin = {}) =>
      createClients((request) => callUpstream(upstream, request, { ...VISITOR_ORIGIN, ...origin }, who)),
    context: (cookie) =>
      createContext(
        {
          env: gatewayEnv,
          log,
          metrics: upstream.metrics,
          tracing: noTracing,
          clock: createShopClock(),
          upstream: { ...upstream, enforcesContracts: gatewayEnv.mode !== "production" },
          refresher: createRefresher({ appSecret: KEYS.appSecret }),
          limits: createRateLimits(),
          refusedPurchases: createRefusedPurchases(),
          newestBalance: createNewestBalances(),
          addressProviders: null,
          socialClients: {},
          analyticsProvider: createAnalytics({ analyticsUrl: null, tagManagerUrl: null }, log),
        },
        { cookie, requestId: REQUEST_ID, ip: null, language: null, wantsFresh: false, receivedAt: performance.now() },
      ),
    stop,
    start: () => listen(port),
    async forget() {
      asked.length = 0;
      lines.length = 0;
      answers.clear();
      upstream.cache.clear();
      await gateway.invalidate();
    },
    async close() {
      await Promise.all([gateway.close(), transport.close()]);
      await stop();
    },
  };
}

/** Returns the backend of a test file. It forgets replies, requests and caches before each test. */
export function backendOfFile(env: Record<string, string> = {}): Backend {
  const backend = {} as Backend;
  beforeAll(async () => {
    Object.assign(backend, await openBackend(env));
  });
  beforeEach(() => backend.forget());
  afterAll(() => backend.close());
  return backend;
}

/** Replies with the shop's capabilities, and with `more`. */
export function answerCapabilities(backend: Backend, ...more: string[]): void {
  const segment = { segment_name: "default", capabilities: [...SEGMENTS[0].capabilities, ...more] };
  backend.answer("/main/capabilities", (_, response) =>
    json(response, 200, { result: { segments: [segment], default_segment_name: "default" } }),
  );
}

export const ANNAS_TOKEN = `e30.${Buffer.from('{"customer_id":"cus_anna0000000001"}').toString("base64url")}.c2ln`;

/** The cookies of a browser in which Anna is signed in. */
export const ANNA = [
  "dc_customer=cus_anna0000000001",
  "dc_customer_token=ctk_anna0000000001",
  `dc_access=${ANNAS_TOKEN}`,
  "dc_refresh=rft_0123456789abcdef0123456789abcdef",
  "dc_device=dev_0123456789abcdef",
  "dc_sub_variant=NSW",
].join("; ");
