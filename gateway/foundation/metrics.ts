// Metrics in Prometheus format. Labels come from the contracts, the router, the route table and the rate limits, never
// from user input: no URLs and no ids.
import { timingSafeEqual } from "node:crypto";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { LimitName } from "../http/rate-limit.ts";

/** Who may read the metrics: only requests with the token, or any request if `token` is null. */
export type MetricsAccess = { token: string | null };

type UpstreamCall = {
  service: string;
  operation: string;
  /** The status of the reply, or the kind of failure (upstream/failure.ts). */
  outcome: number | string;
  attempts: number;
  seconds: number;
};

/** Records metrics. Each method is cheap enough to call on every request. */
export type Metrics = {
  request(route: string, status: number, seconds: number): void;
  /** `outcome` is "ok" or the code of the problem. */
  procedure(path: string, outcome: string, seconds: number): void;
  upstream(call: UpstreamCall): void;
  cacheRead(service: string, result: "hit" | "miss" | "stale"): void;
  refresh(outcome: "renewed" | "refused" | "failed"): void;
  limited(limit: LimitName): void;
  /** Records how many event streams are open. */
  streams(count: number): void;
  /** Returns all metrics in Prometheus text format. */
  text(): Promise<string>;
};

// Histogram buckets, from a cached reply to a purchase with card authorisation.
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];
const CIRCUIT_STATES = ["closed", "open", "trying"] as const;

/** The state of a circuit breaker. "trying" is half-open: trial calls are running. */
export type CircuitState = (typeof CIRCUIT_STATES)[number];

/** Returns the current state of each circuit. */
type ReadCircuits = () => readonly { service: string; state: CircuitState }[];

const classOf = (status: number) => `${Math.floor(status / 100)}xx`;

const nothing = () => {};
const noMetrics: Metrics = {
  request: nothing,
  procedure: nothing,
  upstream: nothing,
  cacheRead: nothing,
  refresh: nothing,
  limited: nothing,
  streams: nothing,
  text: async () => "",
};

/** Creates the metrics of one process. Records nothing if `isOn` is false. Without `isRedisUp` the process uses no Redis. */
export function createMetrics(isOn: boolean, circuitsNow: ReadCircuits = () => [], isRedisUp?: () => boolean): Metrics {
  if (!isOn) return noMetrics;
  const registry = new Registry();
  const registers = [registry];
  const duration = <T extends string>(name: string, help: string, labelNames: T[]) =>
    new Histogram({ name, help, labelNames, buckets: SECONDS, registers });
  const count = <T extends string>(name: string, help: string, labelNames: T[]) =>
    new Counter({ name, help, labelNames, registers });

  const requests = duration("shop_request_duration_seconds", "Requests at the front", ["route", "status"]);
  const procedures = duration("shop_procedure_duration_seconds", "Procedures of the gateway", ["procedure", "outcome"]);
  const calls = duration("shop_upstream_duration_seconds", "Calls to services, retries included", [
    "service",
    "operation",
    "outcome",
  ]);
  const retries = count("shop_upstream_retries_total", "Retries of calls to services", ["service", "operation"]);
  new Gauge({
    name: "shop_upstream_circuit",
    help: "1 for the state that a service's circuit is in",
    labelNames: ["service", "state"],
    registers,
    collect() {
      for (const { service, state: now } of circuitsNow())
        for (const state of CIRCUIT_STATES) this.set({ service, state }, state === now ? 1 : 0);
    },
  });
  if (isRedisUp) {
    new Gauge({
      name: "shop_redis_up",
      help: "1 when Redis answers. Without it each front counts rate limits alone",
      registers,
      collect() {
        this.set(isRedisUp() ? 1 : 0);
      },
    });
  }
  const reads = count("shop_cache_reads_total", "Reads of shared replies by result", ["service", "result"]);
  const refreshes = count("shop_session_refreshes_total", "Session refreshes by result", ["outcome"]);
  const limited = count("shop_rate_limited_total", "Attempts refused by a rate limit", ["limit"]);
  const streams = new Gauge({ name: "shop_live_streams", help: "Open event streams of draws", registers });
  let hasDefaults = false;

  return {
    request: (route, status, seconds) => requests.observe({ route, status: classOf(status) }, seconds),
    procedure: (procedure, outcome, seconds) => procedures.observe({ procedure, outcome }, seconds),
    upstream({ service, operation, outcome, attempts, seconds }) {
      const result = typeof outcome === "number" ? classOf(outcome) : outcome;
      calls.observe({ service, operation, outcome: result }, seconds);
      if (attempts > 1) retries.inc({ service, operation }, attempts - 1);
    },
    cacheRead: (service, result) => reads.inc({ service, result }),
    refresh: (outcome) => refreshes.inc({ outcome }),
    limited: (limit) => limited.inc({ limit }),
    streams: (count) => streams.set(count),
    async text() {
      // Process and event-loop metrics have a cost, so they start with the first read.
      if (!hasDefaults) collectDefaultMetrics({ register: registry });
      hasDefaults = true;
      return registry.metrics();
    },
  };
}

/** Whether this Authorization header may read the metrics. */
function mayRead({ token }: MetricsAccess, authorization: string | undefined): boolean {
  if (token === null) return true;
  const [given, expected] = [Buffer.from(authorization ?? ""), Buffer.from(`Bearer ${token}`)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/**
 * Returns the metrics as text, "unknown" if metrics are off (`access` is null), or "refused" without the right token.
 */
export async function readMetrics(
  metrics: Metrics,
  access: MetricsAccess | null,
  authorization: string | undefined,
): Promise<{ text: string } | "unknown" | "refused"> {
  if (!access) return "unknown";
  return mayRead(access, authorization) ? { text: await metrics.text() } : "refused";
}
