// Encrypts values that only this shop may read: cookies of customers, and entries in a Redis that processes share.
import { hkdfSync } from "node:crypto";
import { EncryptJWT, jwtDecrypt } from "jose";

/** Each purpose has a key of its own, so that a value sealed for one cannot be used for another. */
export type Purpose = "password reset" | "pending purchase" | "pending sign-in" | "refreshed tokens" | "social sign-in";

const ALGORITHMS = { alg: "dir", enc: "A256GCM" } as const;

const keyOf = (appSecret: string, purpose: Purpose) =>
  new Uint8Array(hkdfSync("sha256", appSecret, "", `drawcard ${purpose}`, 32));

type Sealing = { lifeSeconds?: number; zip?: "DEF" };

/** Seals a JSON value as a compact JWE, which expires after `lifeSeconds` if given. `zip` compresses it. */
export async function seal(
  appSecret: string,
  purpose: Purpose,
  value: unknown,
  { lifeSeconds, ...zip }: Sealing = {},
): Promise<string> {
  const token = new EncryptJWT({ value }).setProtectedHeader({ ...ALGORITHMS, ...zip });
  if (lifeSeconds !== undefined) token.setExpirationTime(`${lifeSeconds} seconds`);
  return token.encrypt(keyOf(appSecret, purpose));
}

/**
 * Opens a value sealed with one of the secrets. Returns null if it has expired, was changed, or was sealed with another secret or
 * for another purpose.
 */
export async function unseal<Value>(
  appSecrets: readonly string[],
  purpose: Purpose,
  text: string,
): Promise<Value | null> {
  const options = { keyManagementAlgorithms: [ALGORITHMS.alg], contentEncryptionAlgorithms: [ALGORITHMS.enc] };
  for (const appSecret of appSecrets) {
    try {
      const { payload } = await jwtDecrypt<{ value: Value }>(text, keyOf(appSecret, purpose), options);
      return payload.value;
    } catch {
      // Sealed with another secret, or not by the shop.
    }
  }
  return null;
}
