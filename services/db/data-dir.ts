// PGlite has no lock: two processes on one directory would silently lose each other's writes.
import { closeSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { makeDataDir } from "#services/lib/env.ts";

/** The data directory belongs to another running process. */
export class DataDirInUse extends Error {
  constructor(dataDir: string, pid: number) {
    super(
      `The data directory ${dataDir} is in use by process ${pid}. Stop that shop first, choose another DATA_DIR, ` +
        "or set DATABASE_URL to share one Postgres between processes.",
    );
    this.name = "DataDirInUse";
  }
}

/** Identifies a process, also after its id was reused. */
export type Owner = { pid: number; startedAt: string };

/** Returns the start time of a process (field 22 of /proc/<pid>/stat), because ids are reused. Empty outside Linux. */
function startOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ")[19] ?? "";
  } catch {
    return "";
  }
}

/** Returns whether this process still runs. */
export function isAlive({ pid, startedAt }: Owner): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  return startedAt === "" || startOf(pid) === startedAt;
}

export const currentOwner = (): Owner => ({ pid: process.pid, startedAt: startOf(process.pid) });

function readOwner(file: string): Owner | null {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Owner;
  } catch {
    return null;
  }
}

/** Locks the directory and returns a function that unlocks it. Takes over the lock of a dead process. */
export function lockDataDir(dataDir: string): () => void {
  makeDataDir(dataDir);
  const file = join(dataDir, "db.lock");
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      const handle = openSync(file, "wx", 0o600);
      writeSync(handle, JSON.stringify(currentOwner()));
      closeSync(handle);
      return holdUntilExit(file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      const owner = readOwner(file);
      if (owner && isAlive(owner)) throw new DataDirInUse(dataDir, owner.pid);
      rmSync(file, { force: true });
    }
  }
  throw new Error(`Could not lock the data directory ${dataDir}.`);
}

function holdUntilExit(file: string): () => void {
  const release = () => {
    if (readOwner(file)?.pid === process.pid) rmSync(file, { force: true });
    process.off("exit", release);
  };
  process.on("exit", release);
  return release;
}
