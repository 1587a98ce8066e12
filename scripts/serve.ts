// Runs the shop for operators: gateway and front in one process, on a built site. Run `npm run build` first.
import { join } from "node:path";
import { MAX_STREAMS } from "#gateway/entry/live-draws.ts";
import { readEnv } from "#gateway/foundation/env.ts";
import { startTracing } from "#gateway/foundation/tracing.ts";
import { createGateway } from "#gateway/gateway.ts";
import { createStoppableServer, endOnSignal, MAX_CONNECTIONS } from "#services/lib/http-server.ts";
import { createFront } from "#site/front.ts";
import { buildsFolder, siteFolder } from "./lib/build-site.ts";
import { isOperator } from "./lib/control.ts";
import { loadSite } from "./lib/load-site.ts";
import { main } from "./lib/steps.ts";

const HELP = `npm run serve    serve the built site (npm run build) on HOST:PORT

PORT, HOST, PUBLIC_URL, TRUSTED_PROXIES, DISCOVERY_URL, APP_KEY, APP_SECRET, REDIS_URL, DATA_DIR: see docs/architecture.md`;

// Photos of a document, sent by a phone. The front ends other slow requests earlier.
const UPLOAD_MS = 300_000;
// Every page that follows a draw reconnects within 1.5 s of a restart. Of connections that find the queue full, the system repeats the
// first packet after 1, 3 and 7 s.
const BACKLOG = 4_096;

await main(HELP, async () => {
  const env = readEnv(process.env);
  const handler = await loadSite(siteFolder);
  const gateway = createGateway(env, env.hasTraces ? { tracing: await startTracing() } : {});
  const { publicUrl, hasCatalogue: catalogue } = env;
  const { isStopping, server, stop } = createStoppableServer({
    maxConnections: MAX_CONNECTIONS + MAX_STREAMS,
    limits: { requestTimeout: UPLOAD_MS },
  });
  const front = createFront({
    gateway,
    handler,
    clientFolder: join(siteFolder, "client"),
    buildsFolder,
    publicUrl,
    catalogue,
    cacheBytes: env.htmlCacheBytes,
    isStopping,
    ...(env.isDemo && { isOperator: (authorization) => isOperator(env.dataDir, authorization) }),
  });
  server.on("request", front);
  const url = `http://${env.host}:${env.port}`;
  server.listen({ port: env.port, host: env.host, backlog: BACKLOG }, () => {
    gateway.log.info({ url }, "front is listening");
    // Logs at once if the backend is missing or refuses the keys.
    void gateway.health();
  });
  server.once("error", (error: NodeJS.ErrnoException) => {
    const taken = error.code === "EADDRINUSE";
    process.stderr.write(
      taken ? `Port ${env.port} is taken. Choose another: PORT=${env.port + 10}\n` : `${error.message}\n`,
    );
    process.exit(1);
  });
  endOnSignal(async () => {
    const isWhole = await stop({ drainMs: env.drainMs, endStreams: () => gateway.live.close() });
    if (!isWhole) gateway.log.warn("requests were cut off by the deadline of the stop");
    await gateway.close();
  });
});
