import { relative } from "node:path";

export type Test = {
  ancestorTitles: string[];
  title: string;
  status: string;
  duration?: number | null;
  failureMessages?: string[];
};
export type TestFile = { name: string; status: string; message?: string; assertionResults: Test[] };

/** The part of Vitest's JSON report that is read here. */
export type Report = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: TestFile[];
};

/** Files that failed outside any test: they did not load, or their shop did not start. */
export const brokenFiles = ({ testResults }: Report) =>
  testResults.filter(
    ({ assertionResults, status }) => status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );

/** Counts a broken file as one failure. */
export const countOf = (report: Report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + brokenFiles(report).length,
});

/** The first lines of a message: enough to recognise the failure in the last lines of a log. */
export const beginningOf = (message = "") =>
  message
    .split("\n")
    .slice(0, 6)
    .map((line) => `    ${line}`)
    .join("\n");

/** One text per failed or skipped test and broken file: its file below `folder`, its title and the start of its message. */
export function failuresOf(report: Report, folder: string): string[] {
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== "passed")
      .map(({ ancestorTitles, title, status, failureMessages }) => {
        const titles = [relative(folder, name), ...ancestorTitles, title].join(" › ");
        return `${titles} (${status})\n${beginningOf(failureMessages?.[0])}`;
      }),
  );
  const files = brokenFiles(report).map(({ name, message }) => `${relative(folder, name)}\n${beginningOf(message)}`);
  return [...tests, ...files];
}
