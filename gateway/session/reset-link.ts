// The token of a link that sets a new password, sealed in the visitor's own cookie: URLs, logs, Referer headers and analytics
// never hold it.
import type { CookieJar } from "./cookies.ts";
import { seal, unseal } from "./seal.ts";

// A link is valid for an hour (contract of requestPasswordReset).
const LIFE_SECONDS = 60 * 60;

/** Stores the token of a link until the new password is saved. */
export async function keepResetToken(jar: CookieJar, appSecret: string, token: string): Promise<void> {
  jar.set("dc_password_reset", await seal(appSecret, "password reset", token, LIFE_SECONDS));
}

/** The stored token, or null if there is none, it has expired, or the cookie was changed. */
export async function resetTokenOf(jar: CookieJar, appSecrets: readonly string[]): Promise<string | null> {
  const cookie = jar.get("dc_password_reset");
  return cookie ? unseal<string>(appSecrets, "password reset", cookie) : null;
}
