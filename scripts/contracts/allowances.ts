// A breaking change is allowed under a new version, or with an entry in docs/contract-changes.md.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/steps.ts";
import type { Change } from "./compare/kinds.ts";

const FILE = join(root, "docs/contract-changes.md");

/** The name of a change in docs/contract-changes.md. */
export const nameOf = ({ service, location, kind }: Change) => `${service} ${location} ${kind}`;

/** Returns the names in docs/contract-changes.md that have a reason. The placeholder `<why>` is not a reason. */
function readAllowed(text = existsSync(FILE) ? readFileSync(FILE, "utf8") : ""): Set<string> {
  return new Set([...text.matchAll(/^- `([^`]+)`: *[^<\s]/gm)].map(([, name]) => name ?? ""));
}

/** Returns the operations with a new version: callers choose the new behaviour by asking for it. */
function newlyVersioned(changes: Change[]): Set<string> {
  const added = changes.filter(({ kind }) => kind === "version-added");
  return new Set(added.flatMap(({ operations }) => operations));
}

export type Judged = Change & {
  allowed: "by a new version" | "by docs/contract-changes.md" | false;
  /** Its operations without a new version. */
  unversioned: string[];
};

/** Returns every change with what allows it. Only breaking changes need it. */
export function judge(changes: Change[], text?: string): Judged[] {
  const written = readAllowed(text);
  const versioned = newlyVersioned(changes);
  return changes.map((change) => {
    const unversioned = change.operations.filter((operation) => !versioned.has(operation));
    if (change.severity !== "breaking") return { ...change, unversioned, allowed: false };
    // A removed version leaves its callers no choice.
    if (unversioned.length === 0 && change.kind !== "version-removed")
      return { ...change, unversioned, allowed: "by a new version" };
    return { ...change, unversioned, allowed: written.has(nameOf(change)) ? "by docs/contract-changes.md" : false };
  });
}

/** Returns the breaking changes without a version or an entry. */
export const notAllowed = (changes: Judged[]) =>
  changes.filter(({ severity, allowed }) => severity === "breaking" && !allowed);
