// `npm start` with a backend that has other keys.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { freePort, type Part, startPart } from "#scripts/lib/processes.ts";
import { type RunningServices, startServices } from "#services/start.ts";
import { demoDatabase } from "#tests/database.ts";
import { testEnv } from "#tests/services/open-services.ts";

const dataDir = mkdtempSync(join(tmpdir(), "drawcard-backend-"));
let services: RunningServices;
let shop: Part;
beforeAll(async () => {
  services = await startServices({ env: { ...testEnv({ dataDir }), databaseUrl: await demoDatabase() } });
});
afterAll(async () => {
  await shop?.stop();
  await services.close();
  rmSync(dataDir, { recursive: true, force: true });
});

it("prints one line per fault, and how to find out more", async () => {
  const lines: string[] = [];
  const PORT = String(await freePort());
  shop = startPart({
    name: "shop",
    script: "scripts/start.ts",
    env: {
      NODE_ENV: "production",
      DISCOVERY_URL: services.url,
      APP_KEY: "another-key",
      APP_SECRET: "another-secret-0123456789",
      DATA_DIR: dataDir,
      HOST: "127.0.0.1",
      PORT,
      PUBLIC_URL: `http://127.0.0.1:${PORT}`,
    },
    log: (line) => lines.push(line),
  });
  const output = () => lines.join("\n");

  await expect.poll(output, { timeout: 110_000 }).toContain("NODE_ENV=development npm run serve");

  expect(output()).toContain(`The shop cannot serve with the backend at ${services.url}:`);
  expect(output()).toContain("are APP_KEY and APP_SECRET the ones this backend knows?");
  // Printed once, not for each failed call.
  expect(output()).not.toContain("The call could not be verified.");
  expect(output()).not.toContain("Your data stays");
});
