// Encrypts secrets that must be readable again, such as authenticator secrets, with a key outside the database.
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";
import type { ServicesEnv } from "#services/env.ts";

type Secrets = Pick<ServicesEnv, "tokenSecret">;

const keyOf = ({ tokenSecret }: Secrets) => createHmac("sha256", tokenSecret).update("sealed secrets").digest();

/** Encrypts with AES-256-GCM. Returns nonce, tag and ciphertext in base64url. */
export function seal(secrets: Secrets, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", keyOf(secrets), nonce);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** Decrypts a sealed text. Throws if it was changed or sealed with another key. */
export function unseal(secrets: Secrets, sealed: string): string {
  const bytes = Buffer.from(sealed, "base64url");
  const decipher = createDecipheriv("aes-256-gcm", keyOf(secrets), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8");
}
