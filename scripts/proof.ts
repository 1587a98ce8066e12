// Runs every test at full counts and writes the result to test-results/proof.md, failures included.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";
import { buildSite } from "./lib/build-site.ts";
import { prepareCatalogue, requireChromium } from "./lib/chromium.ts";
import { type BrowserCount, type CallCounts, callRows, proofPage } from "./lib/proof-page.ts";
import { bin, ExpectedError, main, print, root, run, step } from "./lib/steps.ts";
import { countOf, type Report } from "./lib/vitest-report.ts";

const HELP = `npm run proof    run every test, journey and component picture, at full counts and in every theme and size;
                 write test-results/proof.md. Takes many minutes, and needs Java for Specmatic

SEED=123                repeat the random tests of a run (the seed is printed, and is in test-results/proof.md)
TEST_DATABASE_URL=...   a Postgres for the tests, whose user may create databases; otherwise one is started`;

const LEDGER_OPERATIONS = "10000";
const FUZZ_CALLS = "100000";
const reportFile = join(root, "test-results/proof.json");
const journeysFile = join(root, "test-results/journeys.json");
const fuzzFile = join(root, "test-results/fuzz.json");
const page = join(root, "test-results/proof.md");

const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();

function commit(): string {
  try {
    const changed = git("status", "--porcelain");
    const hash = git("rev-parse", "--short=12", "HEAD");
    return changed === "" ? hash : `${hash}, with changes that are not committed`;
  } catch {
    return "unknown (no git here)";
  }
}

const machine = () =>
  `${cpus().length} processors, ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform}, Node ${process.versions.node}`;

/** Every journey and every component, with axe in every combination of theme, width and motion. */
async function runInChromium(env: Record<string, string>): Promise<BrowserCount> {
  rmSync(journeysFile, { force: true });
  const CHROMIUM_PATH = await requireChromium();
  await prepareCatalogue();
  await step("Building the site", buildSite);
  await step("Every journey and component in Chromium", () =>
    run(bin("playwright"), ["test"], { env: { ...env, CI: "1", CHROMIUM_PATH } }),
  ).catch(() => undefined);
  if (!existsSync(journeysFile)) return { expected: 0, unexpected: 1, flaky: 0, skipped: 0 };
  return (JSON.parse(readFileSync(journeysFile, "utf8")) as { stats: BrowserCount }).stats;
}

await main(HELP, async () => {
  const SEED = process.env["SEED"] ?? String(Date.now() % 1_000_000_000);
  print(`Seed of the random tests: ${SEED}`);
  for (const file of [reportFile, fuzzFile]) rmSync(file, { force: true });
  mkdirSync(join(root, "test-results"), { recursive: true });
  const facts = { startedAt: new Date(), commit: commit(), seed: SEED, machine: machine(), LEDGER_OPERATIONS };
  const env = { PROOF: "1", SEED, LEDGER_OPS: LEDGER_OPERATIONS, FUZZ_CALLS };
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${reportFile}`];
  // Failures belong on the page too.
  const failure = await step("Every test, at full counts", () =>
    run(bin("vitest"), ["run", ...reporters], { env }),
  ).then(
    () => null,
    (error: unknown) => error,
  );
  const journeys = await runInChromium(env);
  let report: Report;
  try {
    report = JSON.parse(readFileSync(reportFile, "utf8")) as Report;
  } catch {
    throw failure ?? new ExpectedError("The tests left no report; test-results/proof.md was not changed.");
  }
  const calls = existsSync(fuzzFile) ? (JSON.parse(readFileSync(fuzzFile, "utf8")) as CallCounts) : {};
  for (const row of callRows(calls)) print(row);
  writeFileSync(
    page,
    proofPage(report, { journeys, calls }, { ...facts, seconds: (Date.now() - facts.startedAt.getTime()) / 1000 }),
  );
  const { failed, passed } = countOf(report);
  const unseen = journeys.unexpected + journeys.flaky + journeys.skipped;
  print(`test-results/proof.md: ${passed + journeys.expected} passed, ${failed + unseen} failed`);
  if (failure || unseen > 0) process.exitCode = 1;
});
