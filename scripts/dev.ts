// Hot reload of all parts: services and gateway restart on a change, pages and islands are replaced in place.
import { spawn } from "node:child_process";
import { requireFreePort } from "./lib/processes.ts";
import { main, root, say } from "./lib/steps.ts";

const HELP = `npm run dev    the shop with hot reload; restarts services and gateway when their files change

PORT, HOST, SERVICES_PORT, DATA_DIR as for npm start`;

await main(HELP, async () => {
  const { PORT = "4321", SERVICES_PORT = "4100", HOST = "127.0.0.1" } = process.env;
  await requireFreePort(Number(PORT), "PORT", HOST);
  await requireFreePort(Number(SERVICES_PORT), "SERVICES_PORT");
  const env = { ...process.env, NODE_ENV: "development", ASTRO_TELEMETRY_DISABLED: "1" };
  const watch = (folders: string[], script: string) => {
    const paths = folders.map((folder) => `--watch-path=${folder}`);
    return spawn(process.execPath, [...paths, "--watch-preserve-output", script], { cwd: root, env, stdio: "inherit" });
  };
  const services = watch(["services", "generated"], "services/start.ts");
  const shop = watch(["gateway", "generated", "site/front"], "scripts/dev-server.ts");
  say(`\nDeveloping at http://${HOST}:${PORT}/ (stop with Ctrl+C)\n`);
  await new Promise<void>((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
  });
  services.kill("SIGTERM");
  shop.kill("SIGTERM");
});
