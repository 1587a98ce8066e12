// Common part of all measured servers: listens on a free port, and reports the port and its CPU time to the parent.
import { createServer, type RequestListener } from "node:http";

/** IPC messages between a measured server and the benchmark. */
export type FromServer = { kind: "listening"; port: number } | { kind: "cpu"; micros: number };

const sendMessage = (message: FromServer) => process.send?.(message);

/** Serves a listener and answers the benchmark's messages. */
export function serveMeasured(listener: RequestListener) {
  const server = createServer({ keepAliveTimeout: 60_000 }, listener);
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    if (address && typeof address === "object") sendMessage({ kind: "listening", port: address.port });
  });
  process.on("message", () => {
    const { user, system } = process.cpuUsage();
    sendMessage({ kind: "cpu", micros: user + system });
  });
  process.on("disconnect", () => process.exit(0));
}

/** Returns the URL of the upstream server. */
export function upstreamUrl(): string {
  const url = process.env["BENCH_UPSTREAM"];
  if (!url) throw new Error("BENCH_UPSTREAM is not set. Run this file through npm run bench.");
  return url;
}
