// The HTTP server of the front and of the services: limits on connections, and a stop that loses no request.
import { createServer, type Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

const LIMITS = {
  // A client that sends its request byte by byte (Slowloris) is disconnected.
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 2_000,
  // Longer than balancers keep idle connections (nginx: 60 s). Otherwise this side may close one as a request arrives.
  keepAliveTimeout: 65_000,
};
// Far above the connections of the balancers. Each idle one costs about 20 kB.
export const MAX_CONNECTIONS = 5_000;
/** A process ends at most this long after SIGTERM. */
const DEADLINE_MS = 10_000;
// Leaves time to close the database and to write the last log lines.
const CUT_AFTER_MS = DEADLINE_MS - 1_000;
const CLOSE_IDLE_EVERY_MS = 100;
// Browsers open connections in advance. Those without a request after this time are closed too.
const UNUSED_AFTER_MS = 1_000;

export type StoppableServer = {
  server: Server;
  /** True once `stop` was called: health checks answer 503. */
  isStopping: () => boolean;
  /**
   * Stops the server: replies carry `Connection: close`, and after `drainMs` no connection is accepted and idle ones are closed.
   * Resolves when all connections have ended, at most 9 s after the call. Returns false if it cut unfinished requests. `endStreams` is
   * called when no more connections are accepted: it ends the replies that have no end of their own.
   */
  stop: (options?: { drainMs?: number; endStreams?: () => void }) => Promise<boolean>;
};

/** Creates a server without a request listener. */
export function createStoppableServer({ maxConnections = MAX_CONNECTIONS, limits = {} } = {}): StoppableServer {
  let stopped: Promise<boolean> | undefined;
  const sockets = new Set<Socket>();

  class Response extends ServerResponse {
    override writeHead(...args: unknown[]): this {
      // Node then adds `Connection: close`, and closes the connection after the reply.
      if (stopped) this.shouldKeepAlive = false;
      return super.writeHead(...(args as Parameters<ServerResponse["writeHead"]>)) as this;
    }
  }
  const server = createServer({ ...LIMITS, ...limits, ServerResponse: Response });
  server.maxConnections = maxConnections;
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });

  async function stop(drainMs: number, endStreams: () => void): Promise<boolean> {
    const cutAt = Date.now() + CUT_AFTER_MS;
    await wait(drainMs);
    if (!server.listening) return true;
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    endStreams();
    const closeUnusedAt = Date.now() + UNUSED_AFTER_MS;
    let isWhole = true;
    const timer = setInterval(() => {
      server.closeIdleConnections();
      for (const socket of sockets) if (socket.bytesRead === 0 && Date.now() > closeUnusedAt) socket.destroy();
      if (Date.now() < cutAt) return;
      isWhole = false;
      for (const socket of sockets) socket.destroy();
    }, CLOSE_IDLE_EVERY_MS);
    await closed;
    clearInterval(timer);
    return isWhole;
  }

  return {
    server,
    isStopping: () => stopped !== undefined,
    stop({ drainMs = 0, endStreams = () => {} } = {}) {
      stopped ??= stop(drainMs, endStreams);
      return stopped;
    },
  };
}

/** Calls `stop` at the first signal and ends the process when it is done, at most 10 s later. */
export function endOnSignal(stop: () => Promise<unknown>): void {
  let isEnding = false;
  const end = async () => {
    // Ctrl+C may arrive twice: from the terminal, and through the parent process.
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(1), DEADLINE_MS);
    await stop();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, end);
}
