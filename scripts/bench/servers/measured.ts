// What every measured server does: listens on a free port, tells its parent which, and says how much CPU it has used.
import { createServer, type RequestListener } from "node:http";

/** What a measured server and the bench say to each other over IPC. */
export type FromServer = { kind: "listening"; port: number } | { kind: "cpu"; micros: number };

const tell = (message: FromServer) => process.send?.(message);

/** Serves a listener under the eyes of the bench. */
export function serveMeasured(listener: RequestListener) {
  const server = createServer({ keepAliveTimeout: 60_000 }, listener);
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    if (address && typeof address === "object") tell({ kind: "listening", port: address.port });
  });
  process.on("message", () => {
    const { user, system } = process.cpuUsage();
    tell({ kind: "cpu", micros: user + system });
  });
  process.on("disconnect", () => process.exit(0));
}

/** The address of what this server stands before. */
export function upstreamUrl(): string {
  const url = process.env["BENCH_UPSTREAM"];
  if (!url) throw new Error("BENCH_UPSTREAM is not set: this file is started by npm run bench.");
  return url;
}
