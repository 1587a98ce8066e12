import { randomFillSync } from "node:crypto";

// Asking the system for random bytes takes longer than the rest of an id, and a sale needs some thirty ids.
const pool = Buffer.alloc(4096);
let used = pool.length;

/** Returns an id such as `ord_8f3a…`: the prefix names the kind, 64 random bits make it unguessable. */
export function newId(prefix: string, bytes = 8): string {
  if (used + bytes > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const start = used;
  used += bytes;
  return `${prefix}_${pool.toString("hex", start, used)}`;
}
