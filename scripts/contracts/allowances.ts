// A breaking change is allowed under a new version, or with a word on it in docs/contract-changes.md.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/steps.ts";
import type { Change } from "./compare/kinds.ts";

const FILE = join(root, "docs/contract-changes.md");

/** What names a change in docs/contract-changes.md. */
export const nameOf = ({ service, location, kind }: Change) => `${service} ${location} ${kind}`;

/** The names that stand in docs/contract-changes.md with a reason behind them; `<why>`, as it was pasted, is none. */
function readAllowed(text = existsSync(FILE) ? readFileSync(FILE, "utf8") : ""): Set<string> {
  return new Set([...text.matchAll(/^- `([^`]+)`: *[^<\s]/gm)].map(([, name]) => name ?? ""));
}

/** Operations whose callers choose the new behaviour by asking for a version that was not there before. */
function newlyVersioned(changes: Change[]): Set<string> {
  const added = changes.filter(({ kind }) => kind === "version-added");
  return new Set(added.flatMap(({ operations }) => operations));
}

export type Judged = Change & {
  allowed: "by a new version" | "by docs/contract-changes.md" | false;
  /** Its operations that have no new version. */
  unversioned: string[];
};

/** Every change with what allows it; only what is breaking needs to be allowed. */
export function judge(changes: Change[], text?: string): Judged[] {
  const written = readAllowed(text);
  const versioned = newlyVersioned(changes);
  return changes.map((change) => {
    const unversioned = change.operations.filter((operation) => !versioned.has(operation));
    if (change.severity !== "breaking") return { ...change, unversioned, allowed: false };
    // A version that is withdrawn takes its callers' choice away.
    if (unversioned.length === 0 && change.kind !== "version-removed")
      return { ...change, unversioned, allowed: "by a new version" };
    return { ...change, unversioned, allowed: written.has(nameOf(change)) ? "by docs/contract-changes.md" : false };
  });
}

/** The breaking changes that nobody has answered for. */
export const unanswered = (changes: Judged[]) =>
  changes.filter(({ severity, allowed }) => severity === "breaking" && !allowed);
