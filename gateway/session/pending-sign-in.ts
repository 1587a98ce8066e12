// A sign-in that waits for its one-time code. The service needs the password or link again together with the code, so both are
// kept sealed in the visitor's own cookie for ten minutes: no page contains a password, and customers type it once.
import { createHash } from "node:crypto";
import type { components } from "#generated/main/schema.ts";
import type { CookieJar } from "./cookies.ts";
import { seal, unseal } from "./seal.ts";

type TwoFactorChallenge = components["schemas"]["TwoFactorChallenge"];

export type SignInMethod =
  | { kind: "password"; email: string; password: string; saveDevice: boolean }
  | { kind: "link"; token: string }
  | { kind: "social"; provider: "apple" | "google"; token: string; nonce: string };

/**
 * The rate limit key of a sign-in: the email address, or a hash of the link's token, since a token does not name its customer.
 */
export const rateLimitKeyOf = (method: SignInMethod) =>
  method.kind === "password"
    ? method.email.toLowerCase()
    : createHash("sha256").update(method.token).digest("base64url");

/** A sign-in that waits for its code, or one whose account is locked. */
export type PendingSignIn =
  | { isLocked: false; method: SignInMethod; challenge: TwoFactorChallenge; sentAt: number }
  | { isLocked: true };

// The lifetime of the challenge token (contract: challenge_token).
const LIFE_SECONDS = 10 * 60;

/** Stores a sign-in until its code is entered. */
export async function keepPendingSignIn(jar: CookieJar, appSecret: string, pending: PendingSignIn) {
  jar.set("dc_pending_sign_in", await seal(appSecret, "pending sign-in", pending, { lifeSeconds: LIFE_SECONDS }));
}

/** The stored sign-in, or null if there is none, it has expired, or the cookie was changed. */
export async function pendingSignInOf(jar: CookieJar, appSecrets: readonly string[]): Promise<PendingSignIn | null> {
  const cookie = jar.get("dc_pending_sign_in");
  return cookie ? unseal<PendingSignIn>(appSecrets, "pending sign-in", cookie) : null;
}
