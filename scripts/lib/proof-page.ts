import { relative } from "node:path";
import { root } from "./steps.ts";
import { brokenFiles, countOf, type Report, type Test, type TestFile } from "./vitest-report.ts";

export type Facts = {
  startedAt: Date;
  commit: string;
  seed: string;
  machine: string;
  LEDGER_OPERATIONS: string;
  seconds: number;
};

/** The counts of Playwright's JSON report. */
export type BrowserCount = { expected: number; unexpected: number; flaky: number; skipped: number };

/** Generated calls by operation and status class (tests/fuzz). */
export type CallCounts = Record<string, Record<string, number>>;

const CLASSES = ["2xx", "4xx", "5xx"];

/** How often each operation was called, with results. */
export function callRows(calls: CallCounts): string[] {
  const sumOf = (counts: number[]) => counts.reduce((sum, count) => sum + count, 0);
  const rowOf = (name: string, counts: Record<string, number>) =>
    `| ${name} | ${sumOf(Object.values(counts))} | ${CLASSES.map((group) => counts[group] ?? 0).join(" | ")} |`;
  const all = CLASSES.map((group) => [group, sumOf(Object.values(calls).map((counts) => counts[group] ?? 0))] as const);
  return [
    "| Operation | Calls | 2xx | 4xx | 5xx |",
    "|---|---|---|---|---|",
    ...Object.entries(calls).map(([id, counts]) => rowOf(id, counts)),
    rowOf("**all**", Object.fromEntries(all)),
  ];
}

const pathOf = ({ name }: TestFile) => relative(root, name);
const hasPassed = ({ status }: Test) => status === "passed";
const secondsOf = (tests: Test[]) => (tests.reduce((sum, { duration }) => sum + (duration ?? 0), 0) / 1000).toFixed(1);
// Escape column separators in titles.
const titleOf = ({ ancestorTitles, title }: Test) =>
  [...ancestorTitles, title].filter(Boolean).join(": ").replaceAll("|", "\\|");

const MARK: Record<string, string> = { passed: "passed", failed: "**failed**" };

function testRow(test: Test): string {
  return `| ${titleOf(test)} | ${MARK[test.status] ?? "not run"} | ${secondsOf([test])} s |`;
}

function fileRow(file: TestFile, isBroken: boolean): string {
  const tests = file.assertionResults;
  const passed = tests.filter(hasPassed).length;
  const failed = tests.filter(({ status }) => status === "failed").length;
  const verdict = isBroken ? "**did not run**" : failed > 0 ? `**${failed} failed**` : "";
  return `| \`${pathOf(file)}\` | ${passed} of ${tests.length} passed | ${verdict} | ${secondsOf(tests)} s |`;
}

const isNamed = (file: TestFile) => /^tests\/concurrency\/|^services\/lib\/ledger/.test(pathOf(file));

function fileCount({ testResults }: Report, path: string): string {
  const tests = testResults.find((file) => pathOf(file) === path)?.assertionResults ?? [];
  return `${tests.filter(hasPassed).length} of ${tests.length} passed`;
}

/** Returns the page: what ran, where, with which seed, the results, and what it does not show. */
export function proofPage(
  report: Report,
  { calls, journeys }: { calls: CallCounts; journeys: BrowserCount },
  facts: Facts,
): string {
  const files = report.testResults.toSorted((a, b) => pathOf(a).localeCompare(pathOf(b)));
  const named = files.filter(isNamed).flatMap(({ assertionResults }) => assertionResults);
  const broken = new Set(brokenFiles(report));
  const { failed, passed } = countOf(report);
  const failures = files.flatMap((file) =>
    broken.has(file)
      ? [`- \`${pathOf(file)}\` did not run`]
      : file.assertionResults
          .filter(({ status }) => status === "failed")
          .map((test) => `- \`${pathOf(file)}\`: ${titleOf(test)}`),
  );
  return `# Proof

Written by \`npm run proof\`: the results of one run on one machine.

| | |
|---|---|
| Date | ${facts.startedAt.toISOString()} |
| Commit | ${facts.commit} |
| Seed | ${facts.seed} |
| Machine | ${facts.machine} |
| Time | ${Math.round(facts.seconds)} s |
| Result | **${passed} passed, ${failed} failed**, ${report.numPendingTests} not run |

${failures.length > 0 ? `## Failed\n\n${failures.join("\n")}\n\n` : ""}## Contracts

Each operation is called for every status of its contract, and each reply is validated.
On Prism, which answers with the contract's examples: ${fileCount(report, "tests/contract/prism.spec.ts")}.
On the services, over HTTP: ${fileCount(report, "tests/contract/services.spec.ts")}.

## Generated calls

fast-check generates calls from the contracts: valid, boundary and hostile values, as a visitor, a customer, another customer and
with invalid credentials. Specmatic generates calls as a customer. A test passes if each reply has a status of its contract, no log
contains a secret, and the ledger balances at the end: ${fileCount(report, "tests/fuzz/fuzz.spec.ts")}.

${callRows(calls).join("\n")}

## Concurrency and crashes

On Postgres, through separate services processes; the ledger with ${facts.LEDGER_OPERATIONS} random operations,
the shop with 100000 over every product.

| Test | Result | Time |
|---|---|---|
${named.map(testRow).join("\n")}

## In Chromium

Every journey, with and without JavaScript; axe (WCAG 2.0, 2.1 and 2.2, A and AA) on every page of the route table and every state of
a sale, on phones and desktops in both themes; every component of the catalogue with its pictures, at 320 and 1280 px, in both themes,
with motion and without. ${journeys.expected} passed, ${journeys.unexpected + journeys.flaky + journeys.skipped} failed.

## Tests by file

| File | Tests | | Time |
|---|---|---|---|
${files.map((file) => fileRow(file, broken.has(file))).join("\n")}

## What this run does not show

- The card gateway is the sandbox of this repository. A real one may reply in other ways.
- Postgres ran with \`fsync=off\` unless TEST_DATABASE_URL named another: processes were killed, machines were not.
- The seed repeats the random values of the tests. The moment at which a process is killed also depends on the speed of the
  machine.
- Ratios and page weights are measured by \`npm run bench\`.
`;
}
