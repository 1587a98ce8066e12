import { expect, it } from "vitest";
import { countOf, failuresOf, type TestFile } from "./vitest-report.ts";

const file = (status: string, ...tests: string[]): TestFile => ({
  name: "some.spec.ts",
  status,
  assertionResults: tests.map((test) => ({ ancestorTitles: [], title: "does", status: test })),
});

const report = (...testResults: TestFile[]) => {
  const count = (wanted: string) =>
    testResults.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === wanted).length;
  return {
    numPassedTests: count("passed"),
    numFailedTests: count("failed"),
    numPendingTests: count("skipped"),
    testResults,
  };
};

it("counts a file whose shop did not start as a failure, even if none of its tests failed", () => {
  expect(countOf(report(file("passed", "passed"), file("failed", "skipped", "skipped")))).toEqual({
    passed: 1,
    failed: 1,
  });
});

it("counts each failed test once, without its file", () => {
  expect(countOf(report(file("failed", "passed", "failed", "failed")))).toEqual({ passed: 1, failed: 2 });
});

it("names each failure with its file, titles and first lines", () => {
  const failed = { ...file("failed", "failed"), name: "/project/tests/one.spec.ts" };
  failed.assertionResults[0] = {
    ancestorTitles: ["a cart"],
    title: "adds up",
    status: "failed",
    failureMessages: ["AssertionError: 3 is not 4\n\n\n\n\n\nat line 9"],
  };
  const broken = { ...file("failed"), name: "/project/tests/two.spec.ts", message: "no database" };
  expect(failuresOf(report(failed, file("passed", "passed"), broken), "/project")).toEqual([
    "tests/one.spec.ts › a cart › adds up (failed)\n    AssertionError: 3 is not 4\n    \n    \n    \n    \n    ",
    "tests/two.spec.ts\n    no database",
  ]);
});
