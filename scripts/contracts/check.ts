import { run } from "../lib/steps.ts";

/** Fails when generated/ is not what openapi/ says. */
export async function check() {
  await run(process.execPath, ["scripts/generate.ts", "--check"], { quiet: true });
}
