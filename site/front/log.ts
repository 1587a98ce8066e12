import type { IncomingMessage, ServerResponse } from "node:http";
import type { Gateway } from "#gateway/gateway.ts";

/** What is known of a request when it is over. */
export type Seen = {
  /** A name of the route table, or of the front's own doors: one of few, whatever was asked for. */
  route: string;
};

/** One structured line per request, when it is over, and one more in the counters. The path only: a query can carry a token. */
export function logRequest(gateway: Gateway, request: IncomingMessage, response: ServerResponse, url: URL): Seen {
  const { log, metrics } = gateway;
  const started = performance.now();
  const seen: Seen = { route: "door" };
  response.once("close", () => {
    const passed = performance.now() - started;
    metrics.request(seen.route, response.statusCode, passed / 1000);
    // What failed is told as such. A balancer that asks every second hears for itself that the shop is not ready.
    const hasFailed = response.statusCode >= 500 && url.pathname !== "/readyz";
    log[hasFailed ? "error" : "info"](
      {
        requestId: response.getHeader("x-shop-request-id"),
        method: request.method,
        path: url.pathname,
        route: seen.route,
        status: response.statusCode,
        ms: Math.round(passed),
        isAborted: !response.writableFinished,
      },
      "page",
    );
  });
  return seen;
}
