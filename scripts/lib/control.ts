// The secret of the services' control port. It grants access to the demo controls.
import { timingSafeEqual } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

type Control = { url: string; secret: string; shopUrl: string | null };

/**
 * Returns the control ports of the services on a data folder, control.json first. Several processes may share one Postgres, and
 * each writes a file (services/control/control-file.ts). Empty when no shop runs there.
 */
export function readControls(dataDir: string): Control[] {
  const names = existsSync(dataDir) ? readdirSync(dataDir).filter((name) => /^control(-\d+)?\.json$/.test(name)) : [];
  return names
    .sort((a, b) => a.length - b.length)
    .map((name) => JSON.parse(readFileSync(join(dataDir, name), "utf8")) as Control);
}

/** Whether a request to the front comes from someone who can read the shop's files, like `npm run shop`. */
export function isOperator(dataDir: string, authorization: string | undefined): boolean {
  const given = Buffer.from(authorization ?? "");
  return readControls(dataDir).some(({ secret }) => {
    const expected = Buffer.from(`Bearer ${secret}`);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
