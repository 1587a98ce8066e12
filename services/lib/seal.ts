// Secrets that have to be read again, such as those of authenticators: sealed with a key the database does not have.
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";
import type { ServicesEnv } from "#services/env.ts";

type Secrets = Pick<ServicesEnv, "tokenSecret">;

const keyOf = ({ tokenSecret }: Secrets) => createHmac("sha256", tokenSecret).update("sealed secrets").digest();

/** AES-256-GCM; nonce, tag and text in one word. */
export function seal(secrets: Secrets, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", keyOf(secrets), nonce);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** The text again; throws when the word was made with another secret, or changed. */
export function unseal(secrets: Secrets, word: string): string {
  const bytes = Buffer.from(word, "base64url");
  const decipher = createDecipheriv("aes-256-gcm", keyOf(secrets), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8");
}
