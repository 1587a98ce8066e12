import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { CHROMIUM_ARGS, findChromium, findChromiumWithWindows } from "./scripts/lib/chromium.ts";

// Selects the part of each sweep that a run tests. scripts/test.ts and e2e.ts print it; workers inherit it.
process.env["SEED"] ??= String(Date.now() % 1_000_000_000);

// For the shops: without a cache, each process strips the types of every file and compiles it.
process.env["NODE_COMPILE_CACHE"] ??= join(import.meta.dirname, "node_modules/.cache/compiled");

const launchOptions = (chromium: string | undefined) => ({
  executablePath: chromium ?? findChromium() ?? "/usr/bin/chromium",
  args: CHROMIUM_ARGS,
});

export default defineConfig({
  // scripts/test.ts has started the database, for these tests and those of Vitest.
  ...(!process.env["TEST_DATABASE_DEMO"] && { globalSetup: "./tests/database-server.ts" }),
  testMatch: "**/*.spec.ts",
  outputDir: "./test-results/journeys",
  projects: [
    { name: "journeys", testDir: "./tests/journeys" },
    {
      name: "catalogue",
      testDir: "./tests/catalogue",
      snapshotPathTemplate: "{testDir}/pictures/{arg}{ext}",
      use: { launchOptions: launchOptions(findChromiumWithWindows()) },
    },
  ],
  // Each worker has one shop with one clock, so journeys within a worker run one after the other.
  fullyParallel: false,
  // Two cores: a worker waits for animations, debounces and replies in two fifths of its time.
  workers: 3,
  forbidOnly: true,
  // More than ten times what a quiet machine needs, so that a busy one stays green.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: process.env["CI"] ? [["list"], ["json", { outputFile: "test-results/journeys.json" }]] : "list",
  use: {
    locale: "en-AU",
    timezoneId: "Australia/Sydney",
    viewport: { width: 1280, height: 900 },
    // The shop's only answers for a browser without a connection. One journey allows it.
    serviceWorkers: "block",
    launchOptions: launchOptions(undefined),
    // Tracing takes a quarter of the time. A failed test saves its page anyway; --trace on saves everything.
    trace: "off",
  },
});
