// What only this shop may read, wherever it lies meanwhile: in a customer's own cookie, or in a store that processes share.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** What is sealed for one purpose cannot be passed off as something else. */
export type Purpose = "pending purchase" | "pending sign-in" | "refreshed tokens";

const keyOf = (appSecret: string, purpose: Purpose) =>
  Buffer.from(hkdfSync("sha256", appSecret, "", `drawcard ${purpose}`, 32));

/** The value as text that nobody else can read or change. */
export function seal(appSecret: string, purpose: Purpose, value: unknown): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", keyOf(appSecret, purpose), iv);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(value)), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** What was sealed, or null: another secret, another purpose, or tampered with. */
export function unseal<Value>(appSecret: string, purpose: Purpose, text: string): Value | null {
  const bytes = Buffer.from(text, "base64url");
  try {
    const decipher = createDecipheriv("aes-256-gcm", keyOf(appSecret, purpose), bytes.subarray(0, IV_BYTES));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const opened = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    return JSON.parse(opened.toString()) as Value;
  } catch {
    return null;
  }
}
