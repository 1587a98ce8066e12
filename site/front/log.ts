import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";

/** One structured line per request, when it is over. The path only: a query can carry a token. */
export function logRequest(log: Logger, request: IncomingMessage, response: ServerResponse, url: URL) {
  const started = performance.now();
  response.once("close", () => {
    log.info(
      {
        requestId: response.getHeader("x-shop-request-id"),
        method: request.method,
        path: url.pathname,
        status: response.statusCode,
        ms: Math.round(performance.now() - started),
        isAborted: !response.writableFinished,
      },
      "page",
    );
  });
}
