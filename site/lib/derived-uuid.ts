import { createHash } from "node:crypto";

/** Returns the same UUID for the same parts (version 8, RFC 9562 §5.8: SHA-256). Server only. */
export function derivedUuid(...parts: readonly string[]): string {
  const hex = createHash("sha256").update(JSON.stringify(parts)).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
