import type { Document } from "../generate/document.ts";
import { Advice, bin, run } from "../lib/steps.ts";
import { storyFaults } from "./lint/story.ts";

/** Redocly's strict rules and ours (lint/plugin.ts), over all services or the ones named. */
export async function lint(services: string[]) {
  await run(bin("redocly"), ["lint", ...services, "--config", "openapi/redocly.yaml"], { quiet: true });
}

/** What no rule of a single service can see: that the examples of all of them tell one story. */
export function lintStory(documents: Record<string, Document>) {
  const faults = storyFaults(documents);
  if (faults.length > 0) throw new Advice(`${faults.join("\n")}\nThe examples of the contracts contradict each other.`);
}
