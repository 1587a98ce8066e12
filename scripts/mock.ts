// Runs the site on Prism instead of backends: every reply is an example of a contract.
import { buildSite } from "./lib/build-site.ts";
import { BASE_PATHS, EXAMPLES_CLOCK, startMock } from "./lib/mock.ts";
import { requireFreePort, startPart, untilReady, untilStopped } from "./lib/processes.ts";
import { main, print, step } from "./lib/steps.ts";

const HELP = `npm run mock    the shop on Prism: every reply is an example of a contract

MOCK_PORT=4200  Prism's port (Prefer: code=409 and example=draw_closed choose a reply)
PORT=4321       the shop's port`;

await main(HELP, async () => {
  const { MOCK_PORT = "4200", PORT = "4321", HOST = "127.0.0.1" } = process.env;
  await requireFreePort(Number(MOCK_PORT), "MOCK_PORT");
  await requireFreePort(Number(PORT), "PORT", HOST);
  const mock = await step("Starting Prism", () => startMock(Number(MOCK_PORT)));
  await step("Building the site", buildSite);
  const env = { DISCOVERY_URL: mock.url, APP_KEY: "mock", APP_SECRET: "mock", CACHE: "off" };
  const log = (line: string) => (line.startsWith("{") ? undefined : print(line));
  const front = startPart({ name: "shop", script: "scripts/serve.ts", env, log });
  await step("Opening the shop", () => untilReady(`http://${HOST}:${PORT}/healthz`, front));
  print(`\nThe shop on Prism:  http://${HOST}:${PORT}/   (its clock is fixed at ${EXAMPLES_CLOCK})`);
  print(`Prism itself:       ${mock.url}/   (contracts at ${Object.values(BASE_PATHS).join(", ")})`);
  print("Stop with Ctrl+C.\n");
  await untilStopped();
  await front.stop();
  mock.server.close();
});
