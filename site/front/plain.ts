import type { ServerResponse } from "node:http";

/** A reply of a few words, kept by nobody. */
export function plain(response: ServerResponse, status: number, text: string, type = "text/plain; charset=utf-8") {
  response.writeHead(status, { "content-type": type, "cache-control": "no-store" });
  response.end(text);
}
