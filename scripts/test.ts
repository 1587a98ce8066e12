// Checks a fresh clone: static checks, tests, journeys. Ends with "N passed, N failed".
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import startDatabase from "#tests/database-server.ts";
import { requireAnswers } from "./contracts/answers.ts";
import { buildSite } from "./lib/build-site.ts";
import { requireChromium } from "./lib/chromium.ts";
import { requireRedis } from "./lib/redis.ts";
import { requireNoLeaks } from "./lib/run-output.ts";
import { bin, main, print, root, run, staticChecks, step, turbo } from "./lib/steps.ts";
import { journeyFailures, journeyTimes, readTimes, timeTable } from "./lib/test-times.ts";
import { TIMES_FILE } from "./lib/times-reporter.ts";
import { withoutTooling } from "./lib/tooling-tests.ts";
import { countOf, failuresOf, type Report } from "./lib/vitest-report.ts";

const HELP = `npm test    install what is missing, run every check, test and journey once; print the time of each level
            npm run proof adds the component pictures, the tests of the tools, full sweeps and full random counts

SEED=123            repeat the random tests and sweeps of a run (the seed is printed)
CHROMIUM_PATH=...   where Chromium is
TEST_DATABASE_URL=  a Postgres for the tests, whose user may create databases; otherwise one is started`;

type Count = { passed: number; failed: number };
const reports = join(root, "test-results");
/** Output of every server that runs in the tests; searched for secrets at the end. */
const output = join(reports, "output");

function readJson(name: string): unknown {
  const file = join(reports, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

type JourneyReport = Parameters<typeof journeyTimes>[0] & {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
};

// A skipped test counts as a failure.
function vitestCount(): Count {
  const report = readJson("vitest.json") as Report | undefined;
  if (!report) return { passed: 0, failed: 1 };
  const { passed, failed } = countOf(report);
  return { passed, failed: failed + report.numPendingTests };
}

function journeyCount(): Count {
  const report = readJson("journeys.json") as JourneyReport | undefined;
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  // A journey that passed only on a retry has failed once.
  return { passed: expected, failed: unexpected + flaky + skipped };
}

function printTimes() {
  const journeys = readJson("journeys.json") as JourneyReport | undefined;
  const tests = existsSync(join(root, TIMES_FILE)) ? readTimes(join(root, TIMES_FILE)) : [];
  const files = [...tests, ...(journeys ? journeyTimes(journeys, "tests/journeys") : [])];
  print(["", ...timeTable(files)].join("\n"));
}

/** Repeats the failures at the end: a pipeline may keep only the last lines of its log. */
function printFailures() {
  const tests = readJson("vitest.json") as Report | undefined;
  const journeys = readJson("journeys.json") as JourneyReport | undefined;
  const failures = [...(tests ? failuresOf(tests, root) : []), ...(journeys ? journeyFailures(journeys) : [])];
  if (failures.length > 0) print(["", "Failures:", ...failures].join("\n"));
}

/** A run that ended badly without a failed test counts as a failure. */
const atLeast = (failed: number, count: Count): Count => ({ ...count, failed: Math.max(count.failed, failed) });

/** Runs a step. Counts its failure and continues with the next steps. */
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
  print(`Seed of the random tests and sweeps: ${SEED}`);
  const CHROMIUM_PATH = await requireChromium();
  await requireRedis();
  const counts: Count[] = [];
  let stopDatabase = async () => {};
  const generated = () => run(process.execPath, ["scripts/generate.ts", "--check"], { quiet: true });
  const checks = staticChecks.map((task) => attempt(task, () => turbo([task])));
  const built = [
    attempt("Generated files are up to date", generated),
    attempt("No breaking contract changes", requireAnswers),
    attempt("The site builds", buildSite),
    attempt("The database of the tests", async () => {
      stopDatabase = await startDatabase();
    }),
  ];
  counts.push(...(await Promise.all(built)));
  const env = { CI: "1", SEED, CHROMIUM_PATH, TEST_OUTPUT: output, LOG_LEVEL: "debug" };
  const tests = await attempt("Tests", () => run(bin("vitest"), ["run", ...withoutTooling], { env }));
  counts.push(atLeast(tests.failed, vitestCount()), ...(await Promise.all(checks)));
  const journeys = await attempt("Journeys in Chromium", () =>
    run(bin("playwright"), ["test", "--project=journeys"], { env }),
  );
  counts.push(atLeast(journeys.failed, journeyCount()));
  await stopDatabase();
  counts.push(await attempt("No secret in the servers' output", async () => print(`  ${requireNoLeaks(output)}`)));
  printTimes();
  printFailures();
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  if (failed > 0) process.exitCode = 1;
  print(`\n${passed} passed, ${failed} failed`);
});
