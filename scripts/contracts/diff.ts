import type { Document } from "../generate/document.ts";
import { print } from "../lib/steps.ts";
import { judge, notAllowed } from "./allowances.ts";
import { baseOf, contractsAt, named } from "./base.ts";
import { compareAll } from "./compare/compare.ts";
import type { Reach } from "./graph/reach.ts";
import { asJson, asMarkdown, asText, withReach } from "./report.ts";

const FORMS = { text: asText, json: asJson, markdown: asMarkdown };

export type Form = keyof typeof FORMS;

/** Loaded on demand: most runs find nothing and need not read the whole project. */
async function reachBetween(now: Record<string, Document>, before: Record<string, Document>) {
  const { reachOf } = await import("./graph/reach.ts");
  // Removed names are looked for in the code that called them.
  return reachOf(now, before);
}

/** Prints what changed since a commit. Throws when a breaking change is not allowed. */
export async function diff(now: Record<string, Document>, ref: string | undefined, form: Form = "text") {
  const base = baseOf(ref);
  if (!base) return print("No commit to compare with.");
  const before = contractsAt(base.commit);
  const changes = judge(compareAll(before, now));
  const reach = changes.length > 0 ? await reachBetween(now, before) : new Map<string, Reach>();
  print(FORMS[form](withReach(changes, reach), named(base)));
  if (notAllowed(changes).length > 0) process.exitCode = 1;
}
