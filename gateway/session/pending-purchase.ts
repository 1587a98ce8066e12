// A purchase that waits for a 3-D Secure challenge must be repeated word for word, perhaps by another process. The words
// travel in the customer's own cookie, sealed: not even its owner can change what is repeated.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { CookieJar } from "./cookies.ts";

const IV_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = (appSecret: string) => Buffer.from(hkdfSync("sha256", appSecret, "", "drawcard pending purchase", 32));

/** Keeps the body of a call until its challenge is passed. */
export function keepPendingPurchase(jar: CookieJar, appSecret: string, depositId: string, body: unknown) {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", keyOf(appSecret), iv);
  const sealed = Buffer.concat([cipher.update(JSON.stringify({ depositId, body })), cipher.final()]);
  jar.set("dc_pending_purchase", Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url"));
}

/** The body kept for this deposit, or null: another browser, too late, or tampered with. */
export function pendingPurchaseOf<Body>(jar: CookieJar, appSecret: string, depositId: string): Body | null {
  const cookie = jar.get("dc_pending_purchase");
  if (!cookie) return null;
  const bytes = Buffer.from(cookie, "base64url");
  try {
    const decipher = createDecipheriv("aes-256-gcm", keyOf(appSecret), bytes.subarray(0, IV_BYTES));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString();
    const kept = JSON.parse(text) as { depositId: string; body: Body };
    return kept.depositId === depositId ? kept.body : null;
  } catch {
    return null;
  }
}
