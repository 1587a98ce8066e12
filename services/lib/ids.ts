import { randomBytes } from "node:crypto";

/** Returns an id such as `ord_8f3a…`: the prefix names the kind, 64 random bits make it unguessable. */
export function newId(prefix: string, bytes = 8): string {
  return `${prefix}_${randomBytes(bytes).toString("hex")}`;
}
