import type { Document } from "../generate/document.ts";
import { bin, ExpectedError, run } from "../lib/steps.ts";
import { findContradictions } from "./lint/example-consistency.ts";

/** Runs Redocly's strict rules and ours (lint/plugin.ts) over all services or the named ones. */
export async function lint(services: string[]) {
  await run(bin("redocly"), ["lint", ...services, "--config", "openapi/redocly.yaml"], { quiet: true });
}

/** Checks that the examples of all services agree, which no rule of a single service can see. */
export function lintExamples(documents: Record<string, Document>) {
  const faults = findContradictions(documents);
  if (faults.length > 0)
    throw new ExpectedError(`${faults.join("\n")}\nThe examples of the contracts contradict each other.`);
}
