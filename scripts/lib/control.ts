// The secret of the services' control port: who has it may pull the levers of the demo.
import { timingSafeEqual } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Where the control port of the shop of a data folder is; null when none is running there. */
export function readControl(dataDir: string): { url: string; secret: string } | null {
  const file = join(dataDir, "control.json");
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as { url: string; secret: string }) : null;
}

/** Whether a request to the front comes from somebody who can read the shop's files, as `npm run shop` can. */
export function isOperator(dataDir: string, authorization: string | undefined): boolean {
  const control = readControl(dataDir);
  if (!control) return false;
  const [given, expected] = [Buffer.from(authorization ?? ""), Buffer.from(`Bearer ${control.secret}`)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
