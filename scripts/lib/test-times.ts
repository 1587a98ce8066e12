// Prints how long each level of the test pyramid took, and the slowest files.
import { readFileSync } from "node:fs";
import { beginningOf } from "./vitest-report.ts";

export type FileTime = { file: string; tests: number; seconds: number };

const LEVELS = ["pure", "contract", "fuzz", "services", "gateway", "concurrency", "front", "scripts", "journeys"];

/** The level of a test file: its folder below `tests/`. Specs next to their code, and those directly in `tests/`, are pure. */
export function levelOf(file: string): string {
  const [, folder] = /^tests\/([\w-]+)\//.exec(file) ?? [];
  return folder && LEVELS.includes(folder) ? folder : "pure";
}

const rowOf = (seconds: number, tests: number, name: string) =>
  `${seconds.toFixed(1).padStart(8)} s  ${String(tests).padStart(5)} tests  ${name}`;

/** One line per level, then the ten slowest files. Two workers run in parallel, so the sum is about twice the elapsed time. */
export function timeTable(files: readonly FileTime[]): string[] {
  const levels = LEVELS.flatMap((level) => {
    const own = files.filter(({ file }) => levelOf(file) === level);
    if (own.length === 0) return [];
    const sum = (key: "seconds" | "tests") => own.reduce((total, one) => total + one[key], 0);
    return rowOf(sum("seconds"), sum("tests"), level);
  });
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10);
  return [
    "Time of each level, summed over workers:",
    ...levels,
    "The ten slowest files:",
    ...slowest.map(({ file, seconds, tests }) => rowOf(seconds, tests, file)),
  ];
}

type Result = { duration: number; error?: { message?: string } };
type Spec = { title: string; ok: boolean; tests: { results: Result[] }[] };
type Suite = { file?: string; suites?: Suite[]; specs?: Spec[] };

/** The files of a report that Playwright's JSON reporter wrote. */
export function journeyTimes({ suites }: { suites: Suite[] }, folder: string): FileTime[] {
  const durationsOf = (suite: Suite): number[] => [
    ...(suite.specs ?? []).flatMap(({ tests }) =>
      tests.map(({ results }) => results.reduce((sum, { duration }) => sum + duration, 0)),
    ),
    ...(suite.suites ?? []).flatMap(durationsOf),
  ];
  return suites.map((suite) => {
    const durations = durationsOf(suite);
    const seconds = durations.reduce((sum, duration) => sum + duration, 0) / 1000;
    return { file: `${folder}/${suite.file}`, tests: durations.length, seconds };
  });
}

/** One text per failed journey: its file, its title and the start of its message. */
export function journeyFailures({ suites }: { suites: Suite[] }): string[] {
  const failuresIn = (suite: Suite, file = suite.file): string[] => [
    ...(suite.specs ?? [])
      .filter(({ ok, tests }) => !ok || tests.some(({ results }) => results.length > 1))
      .map(({ title, tests }) => {
        const message = tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message;
        return `${file} › ${title}\n${beginningOf(message)}`;
      }),
    ...(suite.suites ?? []).flatMap((inner) => failuresIn(inner, file)),
  ];
  return suites.flatMap((suite) => failuresIn(suite));
}

/** What scripts/lib/times-reporter.ts wrote. */
export const readTimes = (path: string) => JSON.parse(readFileSync(path, "utf8")) as FileTime[];
