// Encrypts secrets that must be readable again, such as authenticator secrets, with a key outside the database.
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";
import type { ServicesEnv } from "#services/env.ts";

type Secrets = Pick<ServicesEnv, "tokenSecret" | "acceptedTokenSecrets">;

const keyOf = (tokenSecret: string) => createHmac("sha256", tokenSecret).update("sealed secrets").digest();

/** Encrypts with AES-256-GCM. Returns nonce, tag and ciphertext in base64url. */
export function seal(secrets: Secrets, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", keyOf(secrets.tokenSecret), nonce);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

function unsealWith(tokenSecret: string, sealed: string): string {
  const bytes = Buffer.from(sealed, "base64url");
  const decipher = createDecipheriv("aes-256-gcm", keyOf(tokenSecret), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8");
}

/** Decrypts a sealed text. Throws if it was changed or sealed with another key. */
export function unseal({ tokenSecret, acceptedTokenSecrets }: Secrets, sealed: string): string {
  for (const accepted of acceptedTokenSecrets) {
    try {
      return unsealWith(accepted, sealed);
    } catch {
      // Sealed with another secret.
    }
  }
  return unsealWith(tokenSecret, sealed);
}

/** Seals a text again if another secret than TOKEN_SECRET sealed it. Returns null if nothing is to be done. */
export function reseal(secrets: Secrets, sealed: string): string | null {
  try {
    unsealWith(secrets.tokenSecret, sealed);
    return null;
  } catch {
    return seal(secrets, unseal(secrets, sealed));
  }
}
