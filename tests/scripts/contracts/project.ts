// A copy of the project as its own git repository, in which contracts can be changed and committed.
import { execFileSync, spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "#scripts/lib/steps.ts";

const PARTS = [
  "openapi",
  "generated",
  "scripts",
  "gateway",
  "site",
  "services",
  "tests",
  "docs/contract-changes.md",
  "docs/contracts.md",
];
const FILES = [
  "package.json",
  "tsconfig.json",
  "biome.json",
  "eslint.config.mjs",
  "vitest.config.ts",
  "knip.json",
  "astro.config.mjs",
];

export type Project = {
  folder: string;
  /** Returns git's output. */
  git(...args: string[]): string;
  /** Replaces text in a file. */
  edit(file: string, from: string | RegExp, to: string): void;
  /** The same, by replacing the file with a new one. */
  replace(file: string, from: string, to: string): void;
  /** Runs `npm run contracts -- …`. */
  contracts(...args: string[]): Promise<{ code: number | null; text: string; errors: string }>;
  remove(): void;
};

/** Runs the copy's `npm run contracts` in a folder. */
export const contractsIn = (
  folder: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): ReturnType<Project["contracts"]> =>
  new Promise((resolve) => {
    // The environment of this test run must not affect the copy.
    const { CI: _, ...own } = process.env;
    const child = spawn(process.execPath, ["scripts/contracts.ts", ...args], { cwd: folder, env: { ...own, ...env } });
    let [text, errors] = ["", ""];
    child.stdout.on("data", (chunk: Buffer) => {
      text += chunk;
    });
    child.stderr.on("data", (chunk: Buffer) => {
      errors += chunk;
    });
    child.once("close", (code) => resolve({ code, text, errors }));
  });

/** Returns a fresh copy, with one commit if the test needs a history. */
export function copyProject({ committed = false } = {}): Project {
  const folder = mkdtempSync(join(tmpdir(), "drawcard-contracts-"));
  for (const part of [...PARTS, ...FILES]) cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  if (existsSync(join(root, ".astro"))) cpSync(join(root, ".astro"), join(folder, ".astro"), { recursive: true });
  const author = ["-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "commit.gpgsign=false"];
  const git = (...args: string[]) =>
    execFileSync("git", [...author, ...args], { cwd: folder, stdio: "pipe" })
      .toString()
      .trim();
  // Without the slash of the project's own file: here it is a link. A build that is not ignored would be one of its own sources.
  writeFileSync(join(folder, ".gitignore"), "node_modules\n.astro\n.turbo\ndist*\n");
  if (committed) {
    git("init", "--quiet", "--initial-branch=main");
    git("add", "-A");
    git("commit", "--quiet", "-m", "first");
  }
  function changed(file: string, from: string | RegExp, to: string): string {
    const text = readFileSync(join(folder, file), "utf8");
    const after = text.replace(from, to);
    if (after === text) throw new Error(`${file} does not contain ${from}`);
    return after;
  }
  return {
    folder,
    git,
    edit: (file, from, to) => writeFileSync(join(folder, file), changed(file, from, to)),
    replace(file, from, to) {
      writeFileSync(join(folder, `${file}.new`), changed(file, from, to));
      renameSync(join(folder, `${file}.new`), join(folder, file));
    },
    contracts: (...args) => contractsIn(folder, args),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
