import { bundle } from "../generate/bundle.ts";
import type { Document } from "../generate/document.ts";
import { Advice, say } from "../lib/steps.ts";
import { judge, nameOf, unanswered } from "./allowances.ts";
import { baseOf, contractsAt, releasedBase } from "./base.ts";
import { compareAll } from "./compare/compare.ts";
import type { Reach } from "./graph/reach.ts";
import { asJson, asMarkdown, asText, withReach } from "./report.ts";

const FORMS = { text: asText, json: asJson, markdown: asMarkdown };

export type Form = keyof typeof FORMS;

const named = ({ commit, why }: { commit: string; why: string }) => `${commit.slice(0, 8)} (${why})`;

/** Most runs find nothing, and need not load the compiler and read the whole project for it. */
async function reachBetween(now: Record<string, Document>, before: Record<string, Document>) {
  const { reachOf } = await import("./graph/reach.ts");
  // What is gone is looked for where it was called.
  return reachOf(now, before);
}

/** Says what changed since a commit. Fails when something breaks and nobody has answered for it. */
export async function diff(now: Record<string, Document>, ref: string | undefined, form: Form = "text") {
  const base = baseOf(ref);
  if (!base) return say("There is no commit to compare with.");
  const before = contractsAt(base.commit);
  const changes = judge(compareAll(before, now));
  const reach = changes.length > 0 ? await reachBetween(now, before) : new Map<string, Reach>();
  say(FORMS[form](withReach(changes, reach), named(base)));
  if (unanswered(changes).length > 0) process.exitCode = 1;
}

/** The version rule: every breaking change since the last release has its version, or its word. */
export async function requireAnswers() {
  const base = releasedBase();
  if (!base) return say("  nothing to compare the contracts with: this clone has one commit");
  const before = contractsAt(base.commit);
  if (Object.keys(before).length === 0) return say(`  ${named(base)} has no contracts to compare with`);
  const open = unanswered(judge(compareAll(before, await bundle())));
  if (open.length === 0) return say(`  nothing breaks that was promised at ${named(base)}`);
  const lines = open.map(
    (change) =>
      `${change.service} ${change.location}: ${change.words}\n  - \`${nameOf(change)}\`: <why, and what callers do>`,
  );
  throw new Advice(
    `${lines.join("\n")}\nThe contracts break what they promised at ${named(base)}. Give the operations a new version, or put these lines with their reasons into docs/contract-changes.md. More: npm run contracts -- diff ${base.commit.slice(0, 8)}`,
  );
}
