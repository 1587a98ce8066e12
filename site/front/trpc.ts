// The tRPC endpoint on node's request and response.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Gateway } from "#gateway/gateway.ts";
import { abortSignalOf } from "./abort-signal.ts";
import { closeWhenSlow } from "./body.ts";
import { plain } from "./plain.ts";

function readText(request: IncomingMessage, maxBytes: number): Promise<string | null> {
  return new Promise((resolve, reject) => {
    closeWhenSlow(request);
    const chunks: Buffer[] = [];
    let size = 0;
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxBytes) {
        request.pause();
        resolve(null);
      } else chunks.push(chunk);
    });
    request.once("end", () => resolve(Buffer.concat(chunks).toString()));
    request.once("error", reject);
    request.once("close", () => reject(new Error("The request ended early.")));
  });
}

/** Answers paths that begin with /trpc/. `secured` are the headers of every reply. */
export function createTrpcEndpoint(gateway: Gateway, secured: Readonly<Record<string, string>>) {
  const always = Object.entries(secured).flat();

  return async (request: IncomingMessage, response: ServerResponse, url: string) => {
    try {
      const { status, headers, body } = await gateway.handleTrpc({
        method: request.method ?? "GET",
        url,
        headers: request.headers,
        peer: request.socket.remoteAddress,
        abortSignal: abortSignalOf(response),
        readBody: (maxBytes) => readText(request, maxBytes),
      });
      // The rest of an unread body would be taken for the next request.
      const isUnread = !request.complete && request.method !== "GET";
      if (isUnread) headers.push("connection", "close");
      if (status !== 204) headers.push("content-length", String(Buffer.byteLength(body)));
      response.writeHead(status, always.concat(headers));
      response.end(body);
    } catch (error) {
      // The visitor disconnected while sending: no reply, and no error.
      if (!request.destroyed || request.complete) gateway.log.error({ err: error, path: "/trpc/" }, "front failed");
      if (response.headersSent) response.destroy();
      else plain(response, 500, "Something went wrong");
    }
  };
}
