// Hot reload of all parts: contracts are regenerated, services and gateway restart on a change, pages and islands are replaced in
// place.
import type { AddressInfo } from "node:net";
import { collectThrown } from "./dev/thrown.ts";
import { openGate } from "./lib/gate.ts";
import { formatLine } from "./lib/log-line.ts";
import { requireFreePort, untilReady, untilStopped } from "./lib/processes.ts";
import { watchContracts } from "./lib/regenerate.ts";
import { requireSettings } from "./lib/settings.ts";
import { main, print, step, turbo } from "./lib/steps.ts";
import { startWatched, type WatchedPart } from "./lib/watch.ts";

const HELP = `npm run dev    the shop with hot reload; restarts services and gateway when their files change;
               pages wait meanwhile. Saving a contract runs npm run generate

PORT, HOST, SERVICES_PORT, DATA_DIR as for npm start (PORT + 1000 and PORT + 2000 are used internally)
LOG_LEVEL=info   every request and call; warn by default
CACHE=on         cache as in production; off by default, so that a change in a service shows immediately`;

// Code that runs in Node and not in Vite: a change needs a restart.
const WATCHED = {
  services: ["services", "generated", "openapi/shared"],
  shop: ["gateway", "generated", "openapi/shared", "site/front.ts", "site/front", "site/routes.ts", "site/routes"],
};

const isRunning = ({ child }: WatchedPart) => child.exitCode === null && child.signalCode === null;

/** The reply while a part is down. */
const unavailable = (part: string) =>
  `${part} not running. See the terminal of npm run dev. Saving a file starts the process again.`;

await main(HELP, async () => {
  const { PORT = "4321", SERVICES_PORT = "4100", HOST = "127.0.0.1", LOG_LEVEL = "warn", CACHE = "off" } = process.env;
  const env = { NODE_ENV: "development", ASTRO_TELEMETRY_DISABLED: "1", LOG_LEVEL, CACHE };
  const { gateway: settings } = requireSettings({ ...process.env, ...env });
  await turbo(["api:types"]);
  await requireFreePort(Number(PORT), "PORT", HOST);
  await requireFreePort(Number(SERVICES_PORT), "SERVICES_PORT");
  // The shop's own port. The gate listens on PORT and stays open while the shop restarts.
  const inner = Number(PORT) + 1000;
  await requireFreePort(inner, "PORT");
  const { PUBLIC_URL = `http://${HOST}:${PORT}` } = process.env;
  const thrown = collectThrown();
  const thrownErrors = await thrown.serve();
  const log = (line: string) => {
    const stack = thrown.read(line);
    const text = formatLine(line, 0);
    if (text !== null) print(stack ? `${text}\n${stack}` : text);
  };
  const watch = (name: keyof typeof WATCHED, script: string, own: Record<string, string> = {}) =>
    startWatched({ name, script, paths: WATCHED[name], env: { ...env, ...own }, log });
  const services = watch("services", "services/start.ts");
  const servicesGate = await openGate({
    port: 0,
    host: "127.0.0.1",
    to: Number(SERVICES_PORT),
    isAlive: () => isRunning(services),
    isStale: services.isStale,
    unavailableText: unavailable("The services are"),
  });
  const gateUrl = `http://127.0.0.1:${(servicesGate.address() as AddressInfo).port}`;
  const shop = watch("shop", "scripts/dev-server.ts", {
    PORT: String(inner),
    HOST: "127.0.0.1",
    PUBLIC_URL,
    THROWN_URL: thrownErrors.url,
    // The gateway calls the services through the gate, so that its calls wait while they restart. External backends have no gate.
    ...(!process.env["DISCOVERY_URL"] && {
      SERVICES_GATE: gateUrl,
      DISCOVERY_URL: gateUrl,
      DEMO: settings.isDemo ? "1" : "0",
    }),
  });
  const gate = await openGate({
    port: Number(PORT),
    host: HOST,
    to: inner,
    isAlive: () => isRunning(shop),
    isStale: shop.isStale,
    unavailableText: unavailable("The shop is"),
  });
  const unwatchContracts = watchContracts(print);
  try {
    await step("Starting the services and their database", () =>
      untilReady(`http://127.0.0.1:${SERVICES_PORT}/readyz`, services),
    );
    await step("Starting the shop", () => untilReady(`http://127.0.0.1:${inner}/healthz`, shop));
    print(`\nDeveloping at  http://${HOST}:${PORT}/   Stop with Ctrl+C.`);
    print(`The contracts  http://${HOST}:${PORT}/contracts\n`);
    await untilStopped();
  } finally {
    gate.close();
    servicesGate.close();
    thrownErrors.close();
    await Promise.all([unwatchContracts(), shop.stop(), services.stop()]);
  }
});
