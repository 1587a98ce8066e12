// Measures how long `contracts watch` takes from a save until types and Prism are up to date.
import { copyProject } from "#tests/scripts/contracts/project.ts";
import { startWatch } from "#tests/scripts/contracts/watching.ts";
import { print, step } from "../lib/steps.ts";
import { median } from "./rounds.ts";

/** The limit: a slower update shows developers the old state. */
const LIMIT_SECONDS = 2;

// Each name replaces the one before, in the largest contract.
const NAMES = ["TattsLotto", "TettsLotto", "TittsLotto", "TottsLotto", "TuttsLotto", "TyttsLotto"];

export async function benchWatch() {
  const project = copyProject();
  try {
    const watching = await step("Starting contracts watch on a copy", () => startWatch(project));
    try {
      const seconds: number[] = [];
      for (const [at, name] of NAMES.slice(1).entries()) {
        const save = () => project.replace("openapi/main/branding.yaml", NAMES[at] ?? "", name);
        const [, taken] = await watching.waitForOutput(/main updated in ([\d.]+) s/, save);
        seconds.push(Number(taken));
      }
      const over = seconds.filter((one) => one > LIMIT_SECONDS).length;
      print(`\nContracts watch: seconds from a save of main until types and replies are up to date`);
      print(`  ${seconds.map((one) => one.toFixed(2)).join("  ")}    median ${median(seconds).toFixed(2)}`);
      print(`  limit ${LIMIT_SECONDS}${over > 0 ? `    over the limit: ${over} of ${seconds.length}` : ""}`);
    } finally {
      await watching.stop();
    }
  } finally {
    project.remove();
  }
}
