// Encrypts secrets that must be readable again, such as authenticator secrets, with a key outside the database.
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";
import type { ServicesEnv } from "#services/lib/env.ts";

type Secrets = Pick<ServicesEnv, "tokenSecret" | "acceptedTokenSecrets">;

const keyOf = (tokenSecret: string) => createHmac("sha256", tokenSecret).update("sealed secrets").digest();

/** Encrypts bytes with AES-256-GCM. Returns nonce, tag and ciphertext. */
export function sealBytes({ tokenSecret }: Secrets, bytes: Buffer): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", keyOf(tokenSecret), nonce);
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Encrypts a text. Returns base64url. */
export const seal = (secrets: Secrets, text: string): string =>
  sealBytes(secrets, Buffer.from(text, "utf8")).toString("base64url");

function unsealWith(tokenSecret: string, sealed: Buffer): Buffer {
  const decipher = createDecipheriv("aes-256-gcm", keyOf(tokenSecret), sealed.subarray(0, 12));
  decipher.setAuthTag(sealed.subarray(12, 28));
  return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]);
}

/** Decrypts sealed bytes. Throws if they were changed or sealed with another key. */
export function unsealBytes({ tokenSecret, acceptedTokenSecrets }: Secrets, sealed: Buffer): Buffer {
  for (const accepted of acceptedTokenSecrets) {
    try {
      return unsealWith(accepted, sealed);
    } catch {
      // Sealed with another secret.
    }
  }
  return unsealWith(tokenSecret, sealed);
}

/** Decrypts a sealed text. Throws if it was changed or sealed with another key. */
export const unseal = (secrets: Secrets, sealed: string): string =>
  unsealBytes(secrets, Buffer.from(sealed, "base64url")).toString("utf8");

/** Seals a text again if another secret than TOKEN_SECRET sealed it. Returns null if nothing is to be done. */
export function reseal(secrets: Secrets, sealed: string): string | null {
  try {
    unsealWith(secrets.tokenSecret, Buffer.from(sealed, "base64url"));
    return null;
  } catch {
    return seal(secrets, unseal(secrets, sealed));
  }
}
