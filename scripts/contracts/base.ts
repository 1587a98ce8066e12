// Reads the contracts of an earlier commit, and chooses the commit to compare with.
import { execFileSync } from "node:child_process";
import type { Document } from "../generate/document.ts";
import { ExpectedError, root } from "../lib/steps.ts";

const TIMEOUT_MS = 120_000;

function git(...args: string[]): string | null {
  try {
    const stdio = ["ignore", "pipe", "ignore"] as ["ignore", "pipe", "ignore"];
    // Never prompt for a password: there is no terminal.
    const env = { ...process.env, GIT_TERMINAL_PROMPT: "0" };
    const options = { cwd: root, env, maxBuffer: 1e8, stdio, timeout: TIMEOUT_MS };
    return execFileSync("git", args, options).toString().trim();
  } catch {
    return null;
  }
}

const commitOf = (ref: string) => git("rev-parse", "--verify", "--quiet", `${ref}^{commit}`);

/** Returns the last commit, or null in an empty repository. */
export const head = () => commitOf("HEAD");

/** A commit to compare with, and the reason. */
export type Base = { commit: string; why: string };

export const named = ({ commit, why }: Base) => `${commit.slice(0, 8)} (${why})`;

/** Returns where this branch left main, or null on main or without main. */
function forkPoint(): Base | null {
  const last = head();
  for (const main of ["origin/main", "main"]) {
    const commit = git("merge-base", main, "HEAD");
    if (commit && commit !== last) return { commit, why: `where this branch left ${main}` };
  }
  return null;
}

/** Returns what `contracts diff` compares with: the named commit, the start of the branch, or the last commit. */
export function baseOf(ref?: string): Base | null {
  if (ref) {
    const commit = commitOf(ref);
    if (!commit) throw new ExpectedError(`Unknown commit: ${ref}.`);
    return { commit, why: ref };
  }
  const last = head();
  return forkPoint() ?? (last ? { commit: last, why: "the last commit" } : null);
}

/** Returns where the version rule starts: the start of a branch, or the last release on main. Null on main before any release. */
export function releasedBase(): Base | null {
  const fork = forkPoint();
  if (fork) return fork;
  const tag = git("describe", "--tags", "--abbrev=0");
  const commit = tag ? commitOf(tag) : null;
  return tag && commit ? { commit, why: `the last release, ${tag}` } : null;
}

/** Whether this clone is shallow. */
export const isShallow = () => git("rev-parse", "--is-shallow-repository") === "true";

/** Fetches the missing commits and tags of a shallow clone. Returns whether that worked. */
export function fetchHistory(): boolean {
  git("fetch", "--unshallow", "--tags", "--quiet");
  return !isShallow();
}

/** Reads blobs by their git hash, all in one call. */
function parsedBlobs(hashes: string[]): Map<string, Document> {
  const options = { cwd: root, maxBuffer: 1e9, input: hashes.join("\n") };
  let rest: Buffer = execFileSync("git", ["cat-file", "--batch"], options);
  return new Map(
    hashes.map((hash) => {
      // Each blob is "<hash> blob <bytes>", the text, and a newline.
      const start = rest.indexOf("\n") + 1;
      const end = start + Number(rest.subarray(0, start).toString().split(" ")[2]);
      const document = JSON.parse(rest.subarray(start, end).toString()) as Document;
      rest = rest.subarray(end + 1);
      return [hash, document];
    }),
  );
}

type Contracts = Record<string, Document>;

/** One commit of main, with the contracts it changed before and after. */
export type Step = { commit: string; subject: string; before: Contracts; after: Contracts };

/**
 * Returns each commit of main that changed contracts, oldest first, since docs/contract-changes.md exists: the version rule is
 * that old. A merge counts as one change.
 */
export function stepsOfMain(): Step[] {
  const line = ["log", "--first-parent", "--format=%x00%H %s"];
  const laid = git(...line.slice(0, 2), "--diff-filter=A", "--format=%H", "--", "docs/contract-changes.md");
  const since = laid?.split("\n")[0];
  const raw = ["--raw", "--no-abbrev", "--no-renames", "--diff-merges=first-parent", "--reverse"];
  const range = since ? `${since}..HEAD` : "HEAD";
  const log = git(...line, ...raw, range, "--", ":(glob)generated/*/openapi.json") ?? "";
  const commits = log.split("\0").slice(1);
  const changes = commits.map((text) => {
    const [title = "", ...rows] = text.trim().split("\n");
    const files = [...rows.join("\n").matchAll(/^:\d+ \d+ (\w+) (\w+) \w\tgenerated\/([^/]+)\//gm)];
    return { commit: title.slice(0, 40), subject: title.slice(41), files };
  });
  // The file was added or deleted.
  const none = /^0+$/;
  const hashes = changes.flatMap(({ files }) => files.flatMap(([, older = "", newer = ""]) => [older, newer]));
  const documents = parsedBlobs([...new Set(hashes.filter((hash) => !none.test(hash)))]);
  const contracts = (files: RegExpExecArray[], at: 1 | 2) =>
    Object.fromEntries(
      files.flatMap((file) => {
        const document = documents.get(file[at] ?? "");
        return document ? [[file[3] ?? "", document]] : [];
      }),
    );
  return changes.map(({ commit, subject, files }) => ({
    commit,
    subject,
    before: contracts(files, 1),
    after: contracts(files, 2),
  }));
}

/** Reads the contracts as committed in generated/. Nothing needs to be bundled. */
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
