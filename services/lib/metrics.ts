// Prometheus metrics at /metrics.
import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";

// From a single row read to a call of the card gateway.
const SECONDS = [0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** `addMore` adds what a layer above measures. */
type Access = { token: string | null; addMore?: (registry: Registry) => void };

/**
 * Measures every call by operation and serves the metrics, to everyone or only with the token. Returns a function that counts the
 * failure of a chore.
 */
export function addMetrics(app: FastifyInstance, { addMore, token }: Access): (chore: string) => void {
  const registry = new Registry();
  const calls = new Histogram({
    name: "services_call_duration_seconds",
    help: "Calls to the services",
    // Operation ids; "none" for all other URLs, to bound the number of series.
    labelNames: ["operation", "status"],
    buckets: SECONDS,
    registers: [registry],
  });
  const failures = new Counter({
    name: "services_chore_failures_total",
    help: "Failed chores of the runner, each tried again later",
    labelNames: ["chore"],
    registers: [registry],
  });
  addMore?.(registry);
  let hasDefaults = false;

  app.addHook("onResponse", async (request, reply) => {
    const operation = request.routeOptions.config.operationId ?? "none";
    calls.observe({ operation, status: `${Math.floor(reply.statusCode / 100)}xx` }, reply.elapsedTime / 1000);
  });

  app.get("/metrics", async (request, reply) => {
    const [given, expected] = [Buffer.from(request.headers.authorization ?? ""), Buffer.from(`Bearer ${token}`)];
    if (token !== null && !(given.length === expected.length && timingSafeEqual(given, expected))) {
      return reply.code(401).header("www-authenticate", "Bearer").send("");
    }
    // Measuring the event loop has a cost, so it starts with the first request.
    if (!hasDefaults) collectDefaultMetrics({ register: registry });
    hasDefaults = true;
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return (chore) => failures.inc({ chore });
}
