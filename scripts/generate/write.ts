import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { root } from "../lib/steps.ts";

const out = join(root, "generated");

/** Those of the files that do not lie in generated/ as they should. */
export function differing(files: Iterable<[file: string, text: string]>): [file: string, text: string][] {
  return [...files].filter(([file, text]) => {
    const path = join(out, file);
    return !existsSync(path) || readFileSync(path, "utf8") !== text;
  });
}

/** What lies in generated/ and should not. */
export function stale(files: Map<string, string>): string[] {
  if (!existsSync(out)) return [];
  return readdirSync(out, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(out, join(entry.parentPath, entry.name)))
    .filter((file) => !files.has(file));
}

/** Writes files into generated/. */
export function write(files: [file: string, text: string][]) {
  for (const [file, text] of files) {
    mkdirSync(dirname(join(out, file)), { recursive: true });
    writeFileSync(join(out, file), text);
  }
}

/** Takes files out of generated/. */
export function remove(files: string[]) {
  for (const file of files) rmSync(join(out, file));
}
