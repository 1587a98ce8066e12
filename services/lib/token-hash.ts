import { createHash } from "node:crypto";

/** Returns the SHA-256 of a token in hex. Tables store this hash, so a leaked table contains no usable token. */
export const hashToken = (token: string) => createHash("sha256").update(token).digest("hex");
