// A Vitest reporter: writes how long each file took, with its imports and hooks, for scripts/lib/test-times.ts.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import type { Reporter, TestModule } from "vitest/node";
import { root } from "./steps.ts";
import type { FileTime } from "./test-times.ts";

export const TIMES_FILE = "test-results/vitest-times.json";

function timeOf(module: TestModule): FileTime {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic();
  return {
    file: relative(root, module.moduleId),
    tests: [...module.children.allTests()].length,
    seconds: (environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration) / 1000,
  };
}

export default class TimesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    mkdirSync(dirname(TIMES_FILE), { recursive: true });
    writeFileSync(TIMES_FILE, JSON.stringify(modules.map(timeOf)));
  }
}
