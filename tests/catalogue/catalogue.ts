// The base of the catalogue tests: a build that includes the catalogue, served next to the journeys' shop.
import { freePort, startPart, untilReady } from "#scripts/lib/processes.ts";
import { test as base, expect } from "../journeys/journey.ts";

export { expect };

export const test = base.extend<object, { catalogueUrl: string }>({
  catalogueUrl: [
    async ({ ownShop }, use) => {
      const { DATA_DIR, SERVICES_PORT } = ownShop.env;
      const backend = { DATA_DIR, DISCOVERY_URL: `http://127.0.0.1:${SERVICES_PORT}` };
      const PORT = String(await freePort());
      const url = `http://127.0.0.1:${PORT}`;
      const lines: string[] = [];
      const front = startPart({
        name: "catalogue",
        script: "scripts/start.ts",
        env: { ...backend, CATALOGUE: "on", HOST: "127.0.0.1", PORT, PUBLIC_URL: url },
        log: (line) => lines.push(line),
      });
      try {
        await untilReady(`${url}/healthz`, front, 120_000);
        await use(url);
      } catch (error) {
        throw new Error(`The catalogue did not open:\n${lines.join("\n")}`, { cause: error });
      } finally {
        await front.stop();
      }
    },
    { scope: "worker", timeout: 150_000 },
  ],

  baseURL: async ({ catalogueUrl }, use) => use(catalogueUrl),
});
