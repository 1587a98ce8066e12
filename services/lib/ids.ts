import { randomBytes } from "node:crypto";

/** `newId("ord")` -> `ord_8f3k…`: the prefix says what it names, 64 random bits make it unguessable. */
export function newId(prefix: string, bytes = 8): string {
  return `${prefix}_${randomBytes(bytes).toString("hex")}`;
}
