import { join } from "node:path";
import { defineConfig } from "vitest/config";

export default defineConfig({
  // JSX of the tests is for that build too.
  oxc: { jsx: { development: false } },
  // Packages are loaded in their production builds too: Markdown is read in two thirds of the time.
  ssr: { resolve: { conditions: ["module", "node"], externalConditions: ["node", "module-sync"] } },
  test: {
    include: ["{gateway,services,openapi/shared,site,scripts}/**/*.spec.ts", "tests/**/*.spec.ts"],
    // Journeys and the catalogue drive a browser: Playwright runs them (playwright.config.ts).
    exclude: ["tests/journeys/**", "tests/catalogue/**", "node_modules/**", "dist/**"],
    // scripts/test.ts has started the database, for these tests and the journeys.
    globalSetup: process.env["TEST_DATABASE_DEMO"] ? [] : "tests/database-server.ts",
    setupFiles: "tests/setup.ts",
    // Two cores: a worker waits for timeouts and other processes in a quarter of its time.
    maxWorkers: 3,
    // A worker loads the gateway, the services and the site once; each file gets its own copy of the demo database.
    isolate: false,
    env: {
      // For the processes that tests start: without a cache, each strips the types of every file and compiles it.
      NODE_COMPILE_CACHE: join(import.meta.dirname, "node_modules/.cache/compiled"),
      // React renders the pages with the build that the shop uses.
      NODE_ENV: "production",
    },
    // More than ten times what a quiet machine needs, so that a busy one stays green.
    testTimeout: 120_000,
    hookTimeout: 240_000,
    teardownTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    reporters: process.env["CI"] ? ["dot", "json", "./scripts/lib/times-reporter.ts"] : ["default"],
    outputFile: { json: "test-results/vitest.json" },
  },
});
