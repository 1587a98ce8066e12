// A load balancer like nginx or HAProxy: keeps its connections open, checks /readyz, and sends a request elsewhere only if the
// backend refused the connection, or if it closed a kept one and the request is a read.
import { Agent, createServer, type IncomingMessage, type ServerResponse, request as send } from "node:http";
import type { AddressInfo } from "node:net";

const CHECK_EVERY_MS = 100;

type Backend = { origin: string; isReady: boolean };

/** Starts a balancer before these backends. */
export async function startBalancer(origins: readonly string[]) {
  const backends: Backend[] = origins.map((origin) => ({ origin, isReady: true }));
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  function forward(incoming: IncomingMessage, outgoing: ServerResponse, body: Buffer, candidates: Backend[]) {
    const [backend, ...others] = candidates;
    if (!backend) return void outgoing.writeHead(502).end("no backend");
    const { method = "GET", headers } = incoming;
    const { connection: _, ...kept } = headers;
    const call = send(new URL(incoming.url ?? "/", backend.origin), { agent, method, headers: kept }, (reply) => {
      const { connection: __, "keep-alive": ___, ...own } = reply.headers;
      outgoing.writeHead(reply.statusCode ?? 502, own);
      reply.pipe(outgoing);
    });
    call.once("error", (error: NodeJS.ErrnoException) => {
      const isUnsent = error.code === "ECONNREFUSED" || (method === "GET" && call.reusedSocket);
      if (isUnsent && !outgoing.headersSent) forward(incoming, outgoing, body, others);
      else if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end(String(error.code));
    });
    call.end(body);
  }

  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk);
    turn += 1;
    const first = backends.slice(turn % backends.length).concat(backends.slice(0, turn % backends.length));
    // A backend that is not ready is the last choice.
    const candidates = first.toSorted((a, b) => Number(b.isReady) - Number(a.isReady));
    forward(incoming, outgoing, Buffer.concat(chunks), candidates);
  });
  const check = async (backend: Backend) => {
    const reply = await fetch(`${backend.origin}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
    backend.isReady = reply?.ok ?? false;
    await reply?.text().catch(() => "");
  };
  const timer = setInterval(() => {
    for (const backend of backends) void check(backend);
  }, CHECK_EVERY_MS);
  await new Promise<void>((listening) => void server.listen(0, "127.0.0.1", listening));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      clearInterval(timer);
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}
