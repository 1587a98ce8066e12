export type Test = { ancestorTitles: string[]; title: string; status: string; duration?: number | null };
export type TestFile = { name: string; status: string; assertionResults: Test[] };

/** What Vitest's JSON reporter writes, as far as anything here reads it. */
export type Report = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: TestFile[];
};

/** Files that failed outside of any test: they could not be loaded, or their shop did not start. */
export const brokenFiles = ({ testResults }: Report) =>
  testResults.filter(
    ({ assertionResults, status }) => status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );

/** A broken file counts as one failure: none of its tests is counted as failed by itself. */
export const countOf = (report: Report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + brokenFiles(report).length,
});
