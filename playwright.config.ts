import { defineConfig } from "@playwright/test";
import { CHROMIUM_ARGS } from "./scripts/lib/chromium.ts";

// Away from the ports of a shop that somebody is using beside the tests.
const PORT = 4721;
const SERVICES_PORT = 4700;
const DATA_DIR = "test-results/data";

export default defineConfig({
  testDir: "./tests/journeys",
  testMatch: "**/*.spec.ts",
  outputDir: "./test-results/journeys",
  fullyParallel: false,
  workers: 1,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env["CI"] ? [["list"], ["json", { outputFile: "test-results/journeys.json" }]] : "list",
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: "en-AU",
    timezoneId: "Australia/Sydney",
    viewport: { width: 1280, height: 900 },
    launchOptions: { executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium", args: CHROMIUM_ARGS },
    trace: "retain-on-failure",
  },
  // The journeys run on what `npm start` starts, with data of their own.
  webServer: {
    command: `rm -rf ${DATA_DIR} && exec node scripts/start.ts`,
    env: { PORT: String(PORT), SERVICES_PORT: String(SERVICES_PORT), DATA_DIR },
    url: `http://127.0.0.1:${PORT}/healthz`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
  },
});
