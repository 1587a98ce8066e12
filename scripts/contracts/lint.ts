import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Document } from "../generate/document.ts";
import { bin, ExpectedError, root } from "../lib/steps.ts";
import { findContradictions } from "./lint/example-consistency.ts";

/** Runs Redocly's strict rules and ours (lint/plugin.ts) over all services or the named ones. */
export async function lint(services: string[]) {
  const args = ["lint", ...services, "--config", "openapi/redocly.yaml"];
  try {
    await promisify(execFile)(bin("redocly"), args, { cwd: root, maxBuffer: 1e8 });
  } catch (error) {
    const { stdout, stderr = String(error) } = error as { stdout?: string; stderr?: string };
    // Only stdout has the problems. Stderr has the progress, and the advice to ignore them.
    throw new ExpectedError(stdout?.trim() || stderr);
  }
}

/** Checks that the examples of all services agree, which no rule of a single service can see. */
export function lintExamples(documents: Record<string, Document>) {
  const faults = findContradictions(documents);
  if (faults.length > 0)
    throw new ExpectedError(`${faults.join("\n")}\nThe examples of the contracts contradict each other.`);
}
