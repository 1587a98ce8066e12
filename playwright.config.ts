import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { CHROMIUM_ARGS } from "./scripts/lib/chromium.ts";
import type { CatalogueOptions } from "./tests/catalogue/catalogue.ts";
import type { JourneyOptions } from "./tests/journeys/journey.ts";

// Away from the ports of a shop that somebody is using beside the tests; E2E_PORT lets two checkouts run at once.
const PORT = Number(process.env["E2E_PORT"] ?? 4721);
const SERVICES_PORT = PORT - 21;
const DATA_DIR = join(import.meta.dirname, "test-results/data");

// What rotates between runs is chosen by this; scripts/test.ts says it. Workers are given the same.
process.env["SEED"] ??= String(Date.now() % 1_000_000_000);

export default defineConfig<JourneyOptions, CatalogueOptions>({
  testMatch: "**/*.spec.ts",
  outputDir: "./test-results/journeys",
  projects: [
    { name: "journeys", testDir: "./tests/journeys" },
    {
      name: "catalogue",
      testDir: "./tests/catalogue",
      snapshotPathTemplate: "{testDir}/pictures/{arg}{ext}",
      use: { backend: { DISCOVERY_URL: `http://127.0.0.1:${SERVICES_PORT}`, DATA_DIR } },
    },
  ],
  // One shop, one clock: a journey that draws or moves the clock must not have others beside it.
  fullyParallel: false,
  workers: 1,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env["CI"] ? [["list"], ["json", { outputFile: "test-results/journeys.json" }]] : "list",
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    dataDir: DATA_DIR,
    locale: "en-AU",
    timezoneId: "Australia/Sydney",
    viewport: { width: 1280, height: 900 },
    launchOptions: { executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium", args: CHROMIUM_ARGS },
    // Costs a quarter of the time. What a page looked like when it failed is written down anyway; for all of it: --trace on
    trace: "off",
  },
  // The journeys run on what `npm start` starts, with data of their own.
  webServer: {
    command: `rm -rf ${DATA_DIR} && exec node scripts/start.ts`,
    env: {
      ...{ PORT: String(PORT), SERVICES_PORT: String(SERVICES_PORT), DATA_DIR },
      // A Friday noon, so that no draw closes by itself in the middle of a journey.
      SHOP_NOW: "2026-11-20T01:00:00Z",
      // Each visitor says where they come from (tests/journeys/journey.ts).
      TRUSTED_PROXIES: "127.0.0.1",
    },
    url: `http://127.0.0.1:${PORT}/healthz`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
  },
});
