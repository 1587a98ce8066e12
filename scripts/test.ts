// The whole check of a fresh clone: verify, then the journeys. Ends with "N passed, N failed".
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { requireChromium } from "./lib/chromium.ts";
import { precompress } from "./lib/precompress.ts";
import { bin, main, root, run, say, step, turbo } from "./lib/steps.ts";
import { countOf, type Report } from "./lib/vitest-report.ts";

const HELP = `npm test    install what is missing, check everything once, run every test and journey

SEED=123            repeat a run of the random tests (the seed is printed)
CHROMIUM_PATH=...   where Chromium is
TEST_DATABASE_URL=  a Postgres for the concurrency tests; otherwise one is started`;

type Count = { passed: number; failed: number };
const reports = join(root, "test-results");

function readJson(name: string): unknown {
  const file = join(reports, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

function vitestCount(): Count {
  const report = readJson("vitest.json") as Report | undefined;
  return report ? countOf(report) : { passed: 0, failed: 1 };
}

function journeyCount(): Count {
  const report = readJson("journeys.json") as
    | { stats: { expected: number; unexpected: number; flaky: number } }
    | undefined;
  if (!report) return { passed: 0, failed: 1 };
  // A journey that passed only on a second try has failed once.
  return { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky };
}

/** Runs a step to its end whatever happens; a failure is counted, and the next steps still run. */
async function attempt(name: string, work: () => Promise<unknown>): Promise<Count> {
  try {
    await step(name, work);
    return { passed: 1, failed: 0 };
  } catch (error) {
    process.stderr.write(`✗ ${name}\n${error instanceof Error ? error.message : error}\n`);
    return { passed: 0, failed: 1 };
  }
}

await main(HELP, async () => {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const SEED = process.env["SEED"] ?? String(Date.now() % 1_000_000_000);
  say(`Seed of the random tests: ${SEED}`);
  const CHROMIUM_PATH = await requireChromium();
  const counts: Count[] = [];
  const generated = () => run(process.execPath, ["scripts/generate.ts", "--check"], { quiet: true });
  counts.push(await attempt("Generated code is current", generated));
  for (const task of ["contracts:lint", "lint:code", "lint:layers", "lint:unused", "site:check"]) {
    counts.push(await attempt(task, () => turbo([task])));
  }
  counts.push(await attempt("The site builds", () => turbo(["site:build"])));
  precompress();
  const env = { CI: "1", SEED, CHROMIUM_PATH };
  await attempt("Tests", () => run(bin("vitest"), ["run"], { env }));
  counts.push(vitestCount());
  await attempt("Journeys in Chromium", () => run(bin("playwright"), ["test"], { env }));
  counts.push(journeyCount());
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  if (failed > 0) process.exitCode = 1;
  say(`\n${passed} passed, ${failed} failed`);
});
