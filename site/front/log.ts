import type { IncomingMessage, ServerResponse } from "node:http";
import type { Gateway } from "#gateway/gateway.ts";

/** What is logged and counted when a request ends. */
export type Seen = {
  /** A route name, "file" or "endpoint": a small set, so that metrics stay bounded. */
  route: string;
  /** Without the query, which may contain a token. */
  path: string;
  requestId?: string | undefined;
};

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
    const { route, path, requestId } = find();
    metrics.request(route, response.statusCode, passedMs / 1000);
    // Load balancers poll /readyz every second: its 503 is an answer, not an error.
    const hasFailed = response.statusCode >= 500 && path !== "/readyz";
    log[hasFailed ? "error" : "info"](
      {
        ...{ requestId, method: request.method, path, route },
        ...{ status: response.statusCode, ms: Math.round(passedMs), isAborted: !response.writableFinished },
      },
      "page",
    );
  });
}
