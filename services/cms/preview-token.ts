// Tokens that show one draft for an hour. The signature covers collection, id and expiry; the token itself has only the expiry.
import { createHmac, timingSafeEqual } from "node:crypto";
import type { ServicesEnv } from "#services/lib/env.ts";

type Secrets = Pick<ServicesEnv, "tokenSecret" | "acceptedTokenSecrets">;
/** An item of the CMS. */
export type ItemPath = { collection: string; id: string };

const VALID_SECONDS = 60 * 60;

// JSON separates the parts: no two items have the same text. The prefix keeps other signatures of the secret from being tokens.
const signatureOf = (tokenSecret: string, { collection, id }: ItemPath, expiresAt: number) =>
  createHmac("sha256", tokenSecret)
    .update(`cms preview ${JSON.stringify([collection, id, expiresAt])}`)
    .digest();

/** Returns a token that shows this item for an hour. `now` is real time. */
export function signPreview({ tokenSecret }: Pick<Secrets, "tokenSecret">, path: ItemPath, now = new Date()): string {
  const expiresAt = Math.floor(now.getTime() / 1000) + VALID_SECONDS;
  return `${expiresAt}.${signatureOf(tokenSecret, path, expiresAt).toString("base64url")}`;
}

/** Returns whether a token shows this item at this time. */
export function isPreviewOf(
  { tokenSecret, acceptedTokenSecrets }: Secrets,
  path: ItemPath,
  token: string,
  now = new Date(),
): boolean {
  const [, expires = "", signature = ""] = /^(\d{1,12})\.([\w-]{43})$/.exec(token) ?? [];
  const given = Buffer.from(signature, "base64url");
  const expiresAt = Number(expires);
  if (given.length !== 32 || expiresAt * 1000 <= now.getTime()) return false;
  return [tokenSecret, ...acceptedTokenSecrets].some((secret) =>
    timingSafeEqual(given, signatureOf(secret, path, expiresAt)),
  );
}
