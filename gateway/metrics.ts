// What is counted for whoever watches the shop, as Prometheus reads it. Labels are names out of the contracts, the router, the
// route table and the table of limits: never an address, an id or a word that somebody sent.
import { timingSafeEqual } from "node:crypto";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { LimitName } from "./http/rate-limit.ts";

/** Whoever may read: everybody who reaches the port (`token` is null), or who brings the token. */
export type MetricsAccess = { token: string | null };

type UpstreamCall = {
  service: string;
  operation: string;
  /** The status of the reply, or why there was none (upstream/failure.ts). */
  outcome: number | string;
  attempts: number;
  seconds: number;
};

/** Each of these is one more in a counter, and cheap enough for every request. */
export type Metrics = {
  request(route: string, status: number, seconds: number): void;
  /** `outcome` is "ok" or the code of the problem. */
  procedure(path: string, outcome: string, seconds: number): void;
  upstream(call: UpstreamCall): void;
  cacheRead(service: string, result: "hit" | "miss" | "stale"): void;
  refresh(outcome: "renewed" | "refused" | "failed"): void;
  limited(limit: LimitName): void;
  /** Everything counted so far, as text. */
  text(): Promise<string>;
};

// From an answer out of memory to a purchase that waits for a card.
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];
const CIRCUIT_STATES = ["closed", "open", "trying"] as const;

/** The state of a service's circuit breaker. "trying": one call is testing whether the service is back. */
export type CircuitState = (typeof CIRCUIT_STATES)[number];

/** The circuits of the process as they are now. */
type ReadCircuits = () => readonly { service: string; state: CircuitState }[];

const classOf = (status: number) => `${Math.floor(status / 100)}xx`;

const nothing = () => {};
const nobody: Metrics = {
  request: nothing,
  procedure: nothing,
  upstream: nothing,
  cacheRead: nothing,
  refresh: nothing,
  limited: nothing,
  text: async () => "",
};

/** The counters of one process. Where nobody may read them nothing is counted. */
export function createMetrics(isOn: boolean, circuitsNow: ReadCircuits = () => []): Metrics {
  if (!isOn) return nobody;
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
  const retries = count("shop_upstream_retries_total", "Further attempts of calls to services", [
    "service",
    "operation",
  ]);
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
  const reads = count("shop_cache_reads_total", "Reads of shared answers", ["service", "result"]);
  const refreshes = count("shop_session_refreshes_total", "Sessions that had to be renewed", ["outcome"]);
  const limited = count("shop_rate_limited_total", "Tries that were refused", ["limit"]);
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
    async text() {
      // Watching the event loop costs a little: begun when somebody asks for the first time.
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

/** The metrics as text; "unknown" if they are off (`access` is null), "refused" without the token. */
export async function readMetrics(
  metrics: Metrics,
  access: MetricsAccess | null,
  authorization: string | undefined,
): Promise<{ text: string } | "unknown" | "refused"> {
  if (!access) return "unknown";
  return mayRead(access, authorization) ? { text: await metrics.text() } : "refused";
}
