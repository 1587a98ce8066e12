// Runs the shop for operators: gateway and front in one process, on a built site. Run `npm run build` first.
import { createServer } from "node:http";
import { join } from "node:path";
import { readEnv } from "#gateway/env.ts";
import { createGateway } from "#gateway/gateway.ts";
import { startTracing } from "#gateway/tracing.ts";
import { createFront } from "#site/front.ts";
import { siteFolder } from "./lib/build-site.ts";
import { isOperator } from "./lib/control.ts";
import { loadSite } from "./lib/load-site.ts";
import { main, print } from "./lib/steps.ts";

const HELP = `npm run serve    serve the built site (npm run build) on HOST:PORT

PORT, HOST, PUBLIC_URL, TRUSTED_PROXIES, DISCOVERY_URL, APP_KEY, APP_SECRET, REDIS_URL, DATA_DIR: see docs/architecture.md`;

await main(HELP, async () => {
  const env = readEnv(process.env);
  const handler = await loadSite(siteFolder);
  const gateway = createGateway(env, env.hasTraces ? { tracing: await startTracing() } : {});
  const { publicUrl, hasCatalogue: catalogue } = env;
  const front = createFront({
    gateway,
    handler,
    clientFolder: join(siteFolder, "client"),
    publicUrl,
    catalogue,
    ...(env.isDemo && { isOperator: (authorization) => isOperator(env.dataDir, authorization) }),
  });
  const server = createServer(front);
  server.listen(env.port, env.host, () => print(`Serving on http://${env.host}:${env.port}`));
  server.once("error", (error: NodeJS.ErrnoException) => {
    const taken = error.code === "EADDRINUSE";
    process.stderr.write(
      taken ? `Port ${env.port} is taken. Choose another: PORT=${env.port + 10}\n` : `${error.message}\n`,
    );
    process.exit(1);
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      // Finish running requests. Idle keep-alive connections would only delay the exit.
      server.close(() => gateway.close().finally(() => process.exit(0)));
      server.closeIdleConnections();
    });
  }
});
