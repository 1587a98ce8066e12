// What the tests of the catalogue stand on: a build with the catalogue in it, served beside the shop of the journeys.
import { freePort, startPart, untilReady } from "#scripts/lib/processes.ts";
import { test as base, expect } from "../journeys/journey.ts";

export { expect };

/** The services of the journeys' shop: what a front of its own has to know of them. */
export type CatalogueOptions = { backend: Record<"DISCOVERY_URL" | "DATA_DIR", string> };
type WorkerFixtures = CatalogueOptions & { catalogueUrl: string };

export const test = base.extend<object, WorkerFixtures>({
  backend: [
    { DISCOVERY_URL: "", DATA_DIR: "" },
    { option: true, scope: "worker" },
  ],

  catalogueUrl: [
    async ({ backend }, use) => {
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
