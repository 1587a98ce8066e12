import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{gateway,services,site,scripts}/**/*.spec.ts", "tests/**/*.spec.ts"],
    // Journeys and the catalogue drive a browser: Playwright runs them (playwright.config.ts).
    exclude: ["tests/journeys/**", "tests/catalogue/**", "node_modules/**", "dist/**"],
    globalSetup: "tests/database-server.ts",
    // Two cores: starting a shop per file is the heavy part.
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    reporters: process.env["CI"] ? ["dot", "json"] : ["default"],
    outputFile: { json: "test-results/vitest.json" },
  },
});
