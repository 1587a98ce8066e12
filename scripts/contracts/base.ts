// The contracts of an earlier commit, and which commit that is.
import { execFileSync } from "node:child_process";
import type { Document } from "../generate/document.ts";
import { Advice, root } from "../lib/steps.ts";

function git(...args: string[]): string | null {
  try {
    const options = { cwd: root, maxBuffer: 1e8, stdio: ["ignore", "pipe", "ignore"] as ["ignore", "pipe", "ignore"] };
    return execFileSync("git", args, options).toString().trim();
  } catch {
    return null;
  }
}

const commitOf = (ref: string) => git("rev-parse", "--verify", "--quiet", `${ref}^{commit}`);

/** A commit to compare with, and why it. */
export type Base = { commit: string; why: string };

/** Where this branch left main; null on main itself and where there is no main. */
function forkPoint(): Base | null {
  const head = commitOf("HEAD");
  for (const main of ["origin/main", "main"]) {
    const commit = git("merge-base", main, "HEAD");
    if (commit && commit !== head) return { commit, why: `where this branch left ${main}` };
  }
  return null;
}

/** What `contracts diff` compares with: the commit named, else where the branch began, else the last commit. */
export function baseOf(ref?: string): Base | null {
  if (ref) {
    const commit = commitOf(ref);
    if (!commit) throw new Advice(`${ref} is no commit here.`);
    return { commit, why: ref };
  }
  const head = commitOf("HEAD");
  return forkPoint() ?? (head ? { commit: head, why: "the last commit" } : null);
}

/** What a change has to answer for: since the branch began, else since the last release, else since the commit before. */
export function releasedBase(): Base | null {
  const fork = forkPoint();
  if (fork) return fork;
  const tag = git("describe", "--tags", "--abbrev=0");
  const tagged = tag ? commitOf(tag) : null;
  if (tag && tagged) return { commit: tagged, why: `the last release, ${tag}` };
  const before = commitOf("HEAD~1");
  return before ? { commit: before, why: "the commit before" } : null;
}

/** The contracts as they were committed; generated/ is committed with them, so nothing has to be bundled. */
export function contractsAt(commit: string): Record<string, Document> {
  const files = git("ls-tree", "-r", "--name-only", commit, "generated/")?.split("\n") ?? [];
  return Object.fromEntries(
    files.flatMap((file) => {
      const service = /^generated\/([^/]+)\/openapi\.json$/.exec(file)?.[1];
      const text = service && git("show", `${commit}:${file}`);
      return service && text ? [[service, JSON.parse(text) as Document]] : [];
    }),
  );
}
