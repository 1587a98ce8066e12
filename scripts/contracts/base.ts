// The contracts of an earlier commit, and which commit that is.
import { execFileSync } from "node:child_process";
import type { Document } from "../generate/document.ts";
import { Advice, root } from "../lib/steps.ts";

const PATIENCE_MS = 120_000;

function git(...args: string[]): string | null {
  try {
    const stdio = ["ignore", "pipe", "ignore"] as ["ignore", "pipe", "ignore"];
    // Nobody is there to answer a server that asks for a password.
    const env = { ...process.env, GIT_TERMINAL_PROMPT: "0" };
    const options = { cwd: root, env, maxBuffer: 1e8, stdio, timeout: PATIENCE_MS };
    return execFileSync("git", args, options).toString().trim();
  } catch {
    return null;
  }
}

const commitOf = (ref: string) => git("rev-parse", "--verify", "--quiet", `${ref}^{commit}`);

/** The last commit; null where nothing was committed. */
export const head = () => commitOf("HEAD");

/** A commit to compare with, and why it. */
export type Base = { commit: string; why: string };

export const named = ({ commit, why }: Base) => `${commit.slice(0, 8)} (${why})`;

/** Where this branch left main; null on main itself and where there is no main. */
function forkPoint(): Base | null {
  const last = head();
  for (const main of ["origin/main", "main"]) {
    const commit = git("merge-base", main, "HEAD");
    if (commit && commit !== last) return { commit, why: `where this branch left ${main}` };
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
  const last = head();
  return forkPoint() ?? (last ? { commit: last, why: "the last commit" } : null);
}

/** What a branch has to answer for is since it began; on main, since the last release. Null on main before any release. */
export function releasedBase(): Base | null {
  const fork = forkPoint();
  if (fork) return fork;
  const tag = git("describe", "--tags", "--abbrev=0");
  const commit = tag ? commitOf(tag) : null;
  return tag && commit ? { commit, why: `the last release, ${tag}` } : null;
}

/** How much of the history is here: a pipeline's clone may hold the last commit alone. */
export const isShallow = () => git("rev-parse", "--is-shallow-repository") === "true";

/** Fetches the commits that a shallow clone lacks, and the releases. Answers whether they came. */
export function fetchHistory(): boolean {
  git("fetch", "--unshallow", "--tags", "--quiet");
  return !isShallow();
}

/** Texts by the hash git knows them by, each read once and all of them together. */
function parsedBlobs(hashes: string[]): Map<string, Document> {
  const options = { cwd: root, maxBuffer: 1e9, input: hashes.join("\n") };
  let rest: Buffer = execFileSync("git", ["cat-file", "--batch"], options);
  return new Map(
    hashes.map((hash) => {
      // "<hash> blob <bytes>", the text, and the end of a line.
      const start = rest.indexOf("\n") + 1;
      const end = start + Number(rest.subarray(0, start).toString().split(" ")[2]);
      const document = JSON.parse(rest.subarray(start, end).toString()) as Document;
      rest = rest.subarray(end + 1);
      return [hash, document];
    }),
  );
}

type Contracts = Record<string, Document>;

/** One commit of main with the contracts it changed, as they were before it and as it left them. */
export type Step = { commit: string; subject: string; before: Contracts; after: Contracts };

/**
 * Each commit of main that changed contracts, the oldest first, since docs/contract-changes.md was laid: that is as long as
 * the version rule has stood. What a merge brought is one change.
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
  // A file that was not there, or is not there any more.
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
