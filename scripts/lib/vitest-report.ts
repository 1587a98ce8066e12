export type Test = { ancestorTitles: string[]; title: string; status: string; duration?: number | null };
export type TestFile = { name: string; status: string; assertionResults: Test[] };

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
