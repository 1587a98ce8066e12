// The file with the URL and secret of the control port, readable by its owner only.
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { currentOwner, isAlive, type Owner } from "#services/db/data-dir.ts";

/** The headers that say who acts and why, percent-encoded (operator-controls.ts). */
export const OPERATOR_HEADER = "x-operator";
export const REASON_HEADER = "x-reason";

/** `shopUrl` is the URL of the front, or `null` if unknown. */
export type ControlAddress = { url: string; secret: string; shopUrl: string | null };

function readFile(file: string): (ControlAddress & Owner) | null {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}

/** Removes the files of killed processes. An unreadable file may be one that is being written. */
function removeLeftOvers(dataDir: string) {
  for (const name of readdirSync(dataDir)) {
    if (!/^control(-\d+)?\.json$/.test(name)) continue;
    const holder = readFile(join(dataDir, name));
    if (holder && !isAlive(holder)) rmSync(join(dataDir, name), { force: true });
  }
}

/**
 * Writes the URL to DATA_DIR/control.json. With Postgres several services processes may share a data directory: later
 * ones write control-<pid>.json. Returns a function that removes the file.
 */
export function writeControlFile(dataDir: string, address: ControlAddress): () => void {
  const own = currentOwner();
  const text = `${JSON.stringify({ ...address, ...own })}\n`;
  const main = join(dataDir, "control.json");
  removeLeftOvers(dataDir);
  const write = (file: string, flag: "w" | "wx") => {
    writeFileSync(file, text, { mode: 0o600, flag });
    return () => {
      if (readFile(file)?.secret === address.secret) rmSync(file, { force: true });
    };
  };
  try {
    return write(main, "wx");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    return write(join(dataDir, `control-${own.pid}.json`), "w");
  }
}
