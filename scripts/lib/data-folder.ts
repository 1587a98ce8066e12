// Makes the folders of databases of tests and benchmarks.
import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const MEMORY = "/dev/shm";
/** The tests need a tenth of it, those of a proof more. */
const MIN_FREE_BYTES = 2 * 2 ** 30;
const PREFIX = "drawcard-data-";
const DAY_MS = 86_400_000;

function isRoomy(): boolean {
  if (process.env["PROOF"] || !existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= MIN_FREE_BYTES;
}

/** Deletes what killed runs have left in memory. */
function sweep() {
  for (const name of readdirSync(MEMORY)) {
    const folder = join(MEMORY, name);
    if (name.startsWith(PREFIX) && statSync(folder).mtimeMs < Date.now() - DAY_MS) rmSync(folder, { recursive: true });
  }
}

/** Returns a new folder, in memory if there is room: to copy a database on a disk takes 4 to 20 times the processor time. */
export function makeDataFolder(): string {
  if (!isRoomy()) return mkdtempSync(join(tmpdir(), PREFIX));
  sweep();
  return mkdtempSync(join(MEMORY, PREFIX));
}
