import { defineConfig } from "@playwright/test";
import { CHROMIUM_ARGS } from "./scripts/lib/chromium.ts";

// What rotates between runs is chosen by this; scripts/test.ts says it. Workers are given the same.
process.env["SEED"] ??= String(Date.now() % 1_000_000_000);

export default defineConfig({
  testMatch: "**/*.spec.ts",
  outputDir: "./test-results/journeys",
  projects: [
    { name: "journeys", testDir: "./tests/journeys" },
    {
      name: "catalogue",
      testDir: "./tests/catalogue",
      snapshotPathTemplate: "{testDir}/pictures/{arg}{ext}",
    },
  ],
  // A worker has a shop, and that a clock: a journey that draws or moves it must not have others beside it.
  fullyParallel: false,
  // Two cores.
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env["CI"] ? [["list"], ["json", { outputFile: "test-results/journeys.json" }]] : "list",
  use: {
    locale: "en-AU",
    timezoneId: "Australia/Sydney",
    viewport: { width: 1280, height: 900 },
    launchOptions: { executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium", args: CHROMIUM_ARGS },
    // Costs a quarter of the time. What a page looked like when it failed is written down anyway; for all of it: --trace on
    trace: "off",
  },
});
