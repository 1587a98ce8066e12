import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../lib/steps.ts";

type File = [file: string, text: string];

/** Returns the files that are missing from the project or differ from it. Paths start at the project's folder. */
export function differing(files: Iterable<File>): File[] {
  return [...files].filter(([file, text]) => {
    const path = join(root, file);
    return !existsSync(path) || readFileSync(path, "utf8") !== text;
  });
}

/** Returns the files that the generator once wrote and no longer writes. */
export function stale(files: Map<string, string>): string[] {
  const written = globSync(["generated/**", "{gateway,services,site}/**/*.generated.ts"], {
    cwd: root,
    withFileTypes: true,
  });
  return written
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((file) => !files.has(file));
}

/** Writes files, with the folders they need. */
export function write(files: File[]) {
  for (const [file, text] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

/** Deletes files. */
export function remove(files: string[]) {
  for (const file of files) rmSync(join(root, file));
}
