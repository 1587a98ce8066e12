// Checks that the gateway, which runs the calls of a request itself, replies like tRPC's own adapter.
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { afterAll, describe, expect, it } from "vitest";
import { createContext } from "#gateway/context.ts";
import { answerCalls } from "#gateway/entry/trpc-calls.ts";
import { createAnalytics } from "#gateway/foundation/analytics.ts";
import { createShopClock } from "#gateway/foundation/clock.ts";
import { readEnv } from "#gateway/foundation/env.ts";
import { createLog } from "#gateway/foundation/log.ts";
import { createMetrics } from "#gateway/foundation/metrics.ts";
import { noTracing } from "#gateway/foundation/tracing.ts";
import { createRateLimits } from "#gateway/http/rate-limit.ts";
import { appRouter } from "#gateway/router.ts";
import { createNewestBalances } from "#gateway/session/newest-balances.ts";
import { createRefresher } from "#gateway/session/refresher.ts";
import { createRefusedPurchases } from "#gateway/session/refused-purchases.ts";
import { createCache } from "#gateway/upstream/cache.ts";
import { createCircuits } from "#gateway/upstream/circuit.ts";
import { createTransport } from "#gateway/upstream/transport.ts";

// Nothing listens here, so upstream calls fail the same way on both sides.
const UNREACHABLE = "http://127.0.0.1:1";
const env = readEnv({ APP_KEY: "key", APP_SECRET: "secret", DISCOVERY_URL: UNREACHABLE });
const log = createLog("silent");
const metrics = createMetrics(false);
const transport = createTransport();
afterAll(() => transport.close());

/** Returns the context of a request without cookies. Each side gets a new one, so that they share no state. */
function visitor() {
  const upstream = {
    keys: { appKey: "key", appSecret: "secret" },
    directory: { addressOf: async () => UNREACHABLE, forget() {} },
    circuitOf: createCircuits().of,
    transport,
    cache: createCache({ isOn: false }),
    log,
    metrics,
    tracing: noTracing,
    enforcesContracts: true,
    onShopTime() {},
  };
  const shared = {
    env,
    upstream,
    log,
    metrics,
    tracing: noTracing,
    clock: createShopClock(),
    refresher: createRefresher({ appSecret: "secret" }),
    limits: createRateLimits(),
    refusedPurchases: createRefusedPurchases(),
    newestBalance: createNewestBalances(),
    addressProviders: null,
    socialClients: {},
    analyticsProvider: createAnalytics({ analyticsUrl: null, tagManagerUrl: null }, log),
  };
  const requestId = "6f1b8c1e-9a53-4c0e-8a0f-0d6f7f6a9d11";
  const visitor = { cookie: null, ip: null, language: null, wantsFresh: false, receivedAt: performance.now() };
  return createContext(shared, { ...visitor, requestId });
}

type Failure = { data: { problem: object } };

/** Removes tRPC's own messages, which the site does not show, and the request id, which tRPC does not always have. */
function comparable(body: unknown) {
  const part = ({ error, ...answer }: { error?: Failure }) =>
    error
      ? { error: { ...error, message: "", data: { ...error.data, problem: { ...error.data.problem, requestId: "" } } } }
      : answer;
  return Array.isArray(body) ? body.map(part) : part(body as object);
}

const ORIGIN = "http://127.0.0.1:4321";

type Case = { method?: string; path: string; query?: string; body?: string; type?: string };

const input = (value: unknown) => `input=${encodeURIComponent(JSON.stringify(value))}`;
const json = { method: "POST", type: "application/json" };

const cases: Record<string, Case> = {
  "a read": { path: "session.get" },
  "a read with an input": { path: "offers.get", query: input({ lotteryKey: "monday_lotto" }) },
  "a read whose input is wrong": { path: "offers.get", query: input({ lotteryKey: 7 }) },
  "a read whose input is missing": { path: "orders.get" },
  "an input that is not JSON": { path: "offers.get", query: "input=%7B" },
  "a superfluous input that is not JSON": { path: "session.get", query: "input=%7B" },
  "a batch": { path: "session.get,cart.get", query: `batch=1&${input({})}` },
  "a batch of one": { path: "cart.get", query: "batch=1" },
  "a batch in which one fails": {
    path: "session.get,orders.list,no.such",
    query: `batch=1&${input({ 1: { page: 1 } })}`,
  },
  "a batch in which all fail alike": { path: "no.such,no.other", query: "batch=1" },
  "a batch whose inputs are not a list": { path: "offers.get", query: "batch=1&input=7" },
  "an oversized batch": { path: Array(21).fill("session.get").join(), query: "batch=1" },
  "commas without a batch": { path: "session.get,cart.get" },
  "a write": { ...json, path: "session.checkEmail", body: JSON.stringify({ email: "anna@example.com" }) },
  "a batch of writes": {
    ...json,
    path: "session.checkEmail",
    query: "batch=1",
    body: JSON.stringify({ 0: { email: "x" } }),
  },
  "a body that is not JSON": { ...json, path: "session.checkEmail", body: "email=x" },
  "an empty body": { ...json, path: "session.checkEmail", body: "" },
  "a write that is a form": { ...json, path: "session.checkEmail", type: "text/plain", body: "{}" },
  "a write asked for as a read": { path: "session.checkEmail", query: input({ email: "anna@example.com" }) },
  "a read asked for as a write": { ...json, path: "session.get", body: "{}" },
  "reads and writes in one": { ...json, path: "session.get,session.checkEmail", query: "batch=1", body: "{}" },
  "another method": { ...json, method: "PUT", path: "session.get", body: "{}" },
  "what is not there": { path: "no.such" },
  "what every object has": { path: "constructor" },
  "a noun without a verb": { path: "session" },
  nothing: { path: "" },
  "an escaped name": { path: "session%2Eget" },
  "what only a customer may": { path: "orders.list", query: input({}) },
};

describe("the tRPC endpoint", () => {
  it.each(Object.keys(cases))("answers %s as tRPC does", async (name) => {
    const { method = "GET", path, query = "", body, type } = cases[name] as Case;
    const headers = type ? { "content-type": type } : undefined;

    const expectedReply = await fetchRequestHandler({
      endpoint: "/trpc",
      req: new Request(`${ORIGIN}/trpc/${path}?${query}`, {
        method,
        ...(headers && { headers }),
        ...(body !== undefined && { body }),
      }),
      router: appRouter,
      createContext: () => visitor(),
      maxBatchSize: 20,
    });
    const asked = new URLSearchParams(query);
    const ownReply = await answerCalls(
      {
        method,
        procedures: path,
        isBatch: asked.get("batch") === "1",
        contentType: type,
        input: method === "GET" ? asked.get("input") || null : (body ?? ""),
      },
      visitor(),
    );

    expect([ownReply.status, comparable(JSON.parse(ownReply.body))]).toEqual([
      expectedReply.status,
      comparable(await expectedReply.json()),
    ]);
  });
});
