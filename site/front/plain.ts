import type { ServerResponse } from "node:http";

/** Sends a short text that must not be cached. */
export function plain(response: ServerResponse, status: number, text: string, type = "text/plain; charset=utf-8") {
  response.writeHead(status, { "content-type": type, "cache-control": "no-store" });
  response.end(text);
}
