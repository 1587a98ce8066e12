// Checks everything without a browser: generated code, contracts, types, layers, style, unused code, tests.
import { requireAnswers } from "./contracts/answers.ts";
import { bin, main, run, staticChecks, step, turbo } from "./lib/steps.ts";
import { withoutTooling } from "./lib/tooling-tests.ts";

const HELP = "npm run verify    everything that is checked without a browser; npm test adds the journeys";

await main(HELP, async () => {
  await step("Generated files are up to date", () =>
    run(process.execPath, ["scripts/generate.ts", "--check"], { quiet: true }),
  );
  await step("No breaking contract changes", requireAnswers);
  await step("Contracts, types, style, layers, unused code", () => turbo(staticChecks));
  await step("Tests", () => run(bin("vitest"), ["run", ...withoutTooling]));
});
