// The secret of the services' control port: who has it may pull the levers of the demo.
import { timingSafeEqual } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

type Control = { url: string; secret: string; shopUrl: string | null };

/**
 * The control ports of the services on a data folder, control.json first: several processes may share one Postgres, and
 * each leaves a file (services/control/control-file.ts). None when no shop is running there.
 */
export function readControls(dataDir: string): Control[] {
  const names = existsSync(dataDir) ? readdirSync(dataDir).filter((name) => /^control(-\d+)?\.json$/.test(name)) : [];
  return names
    .sort((a, b) => a.length - b.length)
    .map((name) => JSON.parse(readFileSync(join(dataDir, name), "utf8")) as Control);
}

/** Whether a request to the front comes from somebody who can read the shop's files, as `npm run shop` can. */
export function isOperator(dataDir: string, authorization: string | undefined): boolean {
  const given = Buffer.from(authorization ?? "");
  return readControls(dataDir).some(({ secret }) => {
    const expected = Buffer.from(`Bearer ${secret}`);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
