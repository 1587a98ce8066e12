// Tests of the project's tools that only `npm run proof` runs: each starts whole shops, servers or type checks of its own.
// What `npm test` keeps of tests/scripts is a smoke set of at most 60 seconds.

const PROOF_ONLY = [
  "dev",
  "failed-page",
  "mock",
  "operation-files",
  "own-backend",
  "production",
  "rolling-restart",
  "shared-limits",
  "shop",
  "traces",
  // A step of `npm test`, the search for breaking changes, runs what it tests.
  "contracts/classify",
  "contracts/diff",
  "contracts/docs",
  "contracts/new",
  "contracts/promises",
  "contracts/watch",
];

/** Arguments that keep Vitest from running them. */
export const withoutTooling = PROOF_ONLY.flatMap((name) => ["--exclude", `tests/scripts/${name}.spec.ts`]);
