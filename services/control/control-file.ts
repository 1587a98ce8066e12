// Where the control port of a services process is found, and by whom: the files are readable by this user only.
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isAlive, type Owner, thisProcess } from "#services/db/data-dir.ts";

/** `shopUrl` is where the front of these services answers, as far as they were told. */
export type ControlAddress = { url: string; secret: string; shopUrl: string | null };

function readFile(file: string): (ControlAddress & Owner) | null {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}

/**
 * Leaves the address in DATA_DIR/control.json. On a Postgres several services processes may share a data directory: whoever
 * comes later keeps a file of its own beside it, control-<pid>.json. Answers the function that takes the file away again.
 */
export function keepControlFile(dataDir: string, address: ControlAddress): () => void {
  const own = thisProcess();
  const text = `${JSON.stringify({ ...address, ...own })}\n`;
  const main = join(dataDir, "control.json");
  const holder = readFile(main);
  if (holder && !isAlive(holder)) rmSync(main, { force: true });
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
