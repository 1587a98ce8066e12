import { bin, run } from "../lib/steps.ts";

/** Redocly's strict rules and ours (lint/plugin.ts), over all services or the ones named. */
export async function lint(services: string[]) {
  await run(bin("redocly"), ["lint", ...services, "--config", "openapi/redocly.yaml"], { quiet: true });
}
