import type { IncomingMessage, ServerResponse } from "node:http";
import type { Gateway } from "#gateway/gateway.ts";
import { requestIdOf } from "#gateway/http/request-id.ts";
import { secretPatternOf } from "../lib/shell/secret-path.ts";
import type { RouteMatch } from "../routes.ts";

/** What is logged and counted when a request ends. */
export type Seen = {
  /** A route name, "file" or "endpoint": a small set, so that metrics stay bounded. */
  route: string;
  /** Without the query and one-time tokens. */
  path: string;
  requestId?: string | undefined;
};

/** Returns what may be logged of a path whose route is unknown: its first part. The rest may be a mistyped sign-in link. */
export function startOfPath(path: string): string {
  const end = path.indexOf("/", 1);
  return end < 0 ? path : `${path.slice(0, end)}/…`;
}

/** Returns the path for the log. A route with a one-time token or a secret reference is logged by its pattern. */
export function pathForLog({ name }: RouteMatch, path: string): string {
  // A play page's pattern also matches a mistyped sign-in link.
  if (name === "not-found" || name === "offer-play") return startOfPath(path);
  return secretPatternOf(name) ?? path;
}

/** Logs and counts a request when its reply has been sent or aborted. `find` is called then. */
export function logRequest(
  { log, metrics }: Gateway,
  request: IncomingMessage,
  response: ServerResponse,
  find: () => Seen,
) {
  const startedAt = performance.now();
  response.once("close", () => {
    const passedMs = performance.now() - startedAt;
    const { route, path, requestId = requestIdOf(String(request.headers["x-shop-request-id"] ?? "")) } = find();
    metrics.request(route, response.statusCode, passedMs / 1000);
    // Load balancers poll /readyz every second: its 503 is an answer, not an error.
    const hasFailed = response.statusCode >= 500 && path !== "/readyz";
    log[hasFailed ? "error" : "info"](
      {
        requestId,
        method: request.method,
        path,
        route,
        status: response.statusCode,
        ms: Math.round(passedMs),
        isAborted: !response.writableFinished,
      },
      "page",
    );
  });
}
