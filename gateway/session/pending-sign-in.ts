// Who signs in and owes a code shows twice who they are: with the password or the link, and again with the code. In between it
// lies in their own cookie, sealed and for ten minutes: no page holds a password, and no browser has to ask for it twice.
import { createHash } from "node:crypto";
import type { components } from "#generated/main/schema.ts";
import type { CookieJar } from "./cookies.ts";
import { seal, unseal } from "./seal.ts";

type TwoFactorChallenge = components["schemas"]["TwoFactorChallenge"];

/** What somebody signs in with. */
export type WayIn =
  | { kind: "password"; email: string; password: string; saveDevice: boolean }
  | { kind: "link"; token: string };

/** Whom a sign-in is about, to count its tries by; a link names nobody, so it counts by itself. */
export const countedBy = (way: WayIn) =>
  way.kind === "password" ? way.email.toLowerCase() : createHash("sha256").update(way.token).digest("base64url");

/** A sign-in that waits for its code; of an account that is locked there is nothing more to remember. */
export type PendingSignIn =
  | { isLocked: false; way: WayIn; challenge: TwoFactorChallenge; sentAt: number }
  | { isLocked: true };

// As long as the word of the service is good that a password was given (contract: challenge_token).
const LIFE_MS = 10 * 60_000;

/** Keeps a sign-in until its code comes. */
export function keepPendingSignIn(jar: CookieJar, appSecret: string, pending: PendingSignIn, nowMs = Date.now()) {
  jar.set("dc_pending_sign_in", seal(appSecret, "pending sign-in", { pending, until: nowMs + LIFE_MS }));
}

/** The sign-in that waits, or null: none, too late, or tampered with. */
export function pendingSignInOf(jar: CookieJar, appSecret: string, nowMs = Date.now()): PendingSignIn | null {
  const cookie = jar.get("dc_pending_sign_in");
  const kept = cookie && unseal<{ pending: PendingSignIn; until: number }>(appSecret, "pending sign-in", cookie);
  return kept && kept.until > nowMs ? kept.pending : null;
}
