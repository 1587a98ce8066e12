import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";

// The current build and the one before it.
const KEPT = 2;

type Build = { siteFolder: string; buildsFolder: string; name: string };

/** Copies the hashed files of a finished build to a folder of its own, and removes all but the last two builds. */
export function keepBuild({ siteFolder, buildsFolder, name }: Build) {
  const folder = join(buildsFolder, name);
  mkdirSync(buildsFolder, { recursive: true });
  if (!existsSync(folder)) {
    // Renamed when it is complete: a front may read it at any moment.
    const unfinished = join(buildsFolder, ".unfinished");
    rmSync(unfinished, { recursive: true, force: true });
    cpSync(join(siteFolder, "client/_assets"), join(unfinished, "_assets"), { recursive: true });
    renameSync(unfinished, folder);
  }
  const now = new Date();
  utimesSync(folder, now, now);
  const newestFirst = readdirSync(buildsFolder)
    .filter((build) => !build.startsWith("."))
    .map((build) => join(buildsFolder, build))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const old of newestFirst.slice(KEPT)) rmSync(old, { recursive: true });
}
