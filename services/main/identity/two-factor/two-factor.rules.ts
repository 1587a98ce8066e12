// What codes are: six digits from an authenticator (RFC 6238) or from an email (account §4, contract notes "Sessions and two-factor").
import { createHash, createHmac, randomInt } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import type { ServicesEnv } from "#services/env.ts";

const MINUTE_MS = 60_000;
/** How long a mailed code is good; a new one ends it earlier. */
export const CODE_LIFE_MS = 10 * MINUTE_MS;
/** Time enough to install an app and type a secret into it. */
export const SETUP_LIFE_MS = 30 * MINUTE_MS;
/** As long as the code that goes with it. */
export const CHALLENGE_LIFE_MS = 10 * MINUTE_MS;
/** For how long a sign-in that gave a code is not asked for another. */
export const ELEVATION_MS = 15 * MINUTE_MS;
/** Between two mails; account §4 counts it down. */
export const RESEND_AFTER_SECONDS = 60;
/** In a row; the last of them locks the account. */
export const WRONG_CODES_ALLOWED = 5;
/** How long a device that was saved with a code skips it. */
export const REMEMBER_FOR_DAYS = 30;

const STEP_SECONDS = 30;
const DRIFT_STEPS = 1;

const totpOf = (secret: string, label: string) =>
  new TOTP({ issuer: "Drawcard", label, algorithm: "SHA1", digits: 6, period: STEP_SECONDS, secret });

/** 160 bits in base32, for an app or for typing in. */
export const newSecret = () => new Secret({ size: 20 }).base32;

/** The same as an address that an app's camera reads. */
export const otpauthUrlOf = (secret: string, email: string) => totpOf(secret, email).toString();

/** The half minute a code belongs to, or null when it is none of this secret about now. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const drift = totpOf(secret, "").validate({ token: code, timestamp: now.getTime(), window: DRIFT_STEPS });
  return drift === null ? null : Math.floor(now.getTime() / 1000 / STEP_SECONDS) + drift;
}

/** Six digits for a mail, none likelier than another. */
export const newCode = () => String(randomInt(1_000_000)).padStart(6, "0");

/** Keyed: a million codes are quickly tried against a plain hash. */
export const hashCode = ({ tokenSecret }: Pick<ServicesEnv, "tokenSecret">, customerId: string, code: string) =>
  createHmac("sha256", tokenSecret).update(`code:${customerId}:${code}`).digest("hex");

/** Plain: one that is made here is long and random, unlike a code. */
export const hashFingerprint = (fingerprint: string) => createHash("sha256").update(fingerprint).digest("hex");

/** "a***@example.com": enough to know one's own address by (account §6). */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, Math.min(1, at))}***${email.slice(at)}`;
}
