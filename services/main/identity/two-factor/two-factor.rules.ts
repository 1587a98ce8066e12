// Two-factor codes: six digits from an authenticator app (RFC 6238) or an email (account §4, contract notes "Sessions
// and two-factor").
import { createHash, createHmac, randomInt } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import type { ServicesEnv } from "#services/lib/env.ts";
import type { RefusalMessage } from "#services/lib/refusal.ts";

const MINUTE_MS = 60_000;
/** How long a mailed code is valid. A new code replaces it. */
export const CODE_LIFE_MS = 10 * MINUTE_MS;
/** How long a started set-up is valid: time to install an app and enter the secret. */
export const SETUP_LIFE_MS = 30 * MINUTE_MS;
/** How long the challenge token of a sign-in is valid: as long as its code. */
export const CHALLENGE_LIFE_MS = 10 * MINUTE_MS;
/** The minimum time between two mails; the page counts it down (account §4). */
export const RESEND_AFTER_SECONDS = 60;
/** This many wrong codes in a row lock the account. */
export const WRONG_CODES_ALLOWED = 5;
/** How long a trusted device skips the code. */
export const REMEMBER_FOR_DAYS = 30;

const STEP_SECONDS = 30;
const DRIFT_STEPS = 1;

const totpOf = (secret: string, label: string) =>
  new TOTP({ issuer: "Drawcard", label, algorithm: "SHA1", digits: 6, period: STEP_SECONDS, secret });

/** Returns a new authenticator secret: 160 bits in base32. */
export const newSecret = () => new Secret({ size: 20 }).base32;

/** Returns the secret as an otpauth URL, to be shown as a QR code. */
export const otpauthUrlOf = (secret: string, email: string) => totpOf(secret, email).toString();

/** Returns the 30-second step of a code, or null if the code is not valid for this secret now (one step of drift). */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const drift = totpOf(secret, "").validate({ token: code, timestamp: now.getTime(), window: DRIFT_STEPS });
  return drift === null ? null : Math.floor(now.getTime() / 1000 / STEP_SECONDS) + drift;
}

/** Returns six random digits, uniformly distributed. */
export const newCode = () => String(randomInt(1_000_000)).padStart(6, "0");

/** How many recovery codes a customer gets. Each works once. */
const RECOVERY_CODES = 10;
// Crockford's base32: no letter looks like a digit.
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const RECOVERY_CODE = new RegExp(`^[${ALPHABET}]{10}$`);

/** Returns different new recovery codes of ten characters: 50 bits each. */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODES) codes.add(Array.from({ length: 10 }, () => ALPHABET[randomInt(32)]).join(""));
  return [...codes];
}

export const isRecoveryCode = (code: string) => RECOVERY_CODE.test(code);

/** Refuses text that is neither a 6 digit code nor a recovery code. An absent code passes. */
export const checkOtp = ({ otp }: Record<string, unknown>): RefusalMessage[] =>
  otp === undefined || /^\d{6}$/.test(String(otp)) || isRecoveryCode(String(otp))
    ? []
    : [{ code: "invalid_field", message: "A 6 digit code is required.", target: "otp" }];

/** Returns a keyed hash: an unkeyed one could be reversed by trying all million codes. */
export const hashCode = ({ tokenSecret }: Pick<ServicesEnv, "tokenSecret">, customerId: string, code: string) =>
  createHmac("sha256", tokenSecret).update(`code:${customerId}:${code}`).digest("hex");

type TokenSecrets = Pick<ServicesEnv, "tokenSecret" | "acceptedTokenSecrets">;

/** Returns the hashes that a code may be stored as: keyed with TOKEN_SECRET or with another accepted secret. */
export const hashesOfCode = (
  { tokenSecret, acceptedTokenSecrets }: TokenSecrets,
  customerId: string,
  code: string,
): string[] =>
  [tokenSecret, ...acceptedTokenSecrets].map((secret) => hashCode({ tokenSecret: secret }, customerId, code));

/**
 * Returns the fingerprint that is issued with a refresh token. It is derived, so that a repeated call gets the same one,
 * and it does not reveal the token.
 */
export function fingerprintOf({ tokenSecret }: Pick<ServicesEnv, "tokenSecret">, refreshToken: string): string {
  return `fpr_${createHmac("sha256", tokenSecret).update(`fingerprint:${refreshToken}`).digest("hex").slice(0, 32)}`;
}

/** Returns an unkeyed hash: fingerprints are long and random, unlike codes. */
export const hashFingerprint = (fingerprint: string) => createHash("sha256").update(fingerprint).digest("hex");

/** Masks an email as "a***@example.com" (account §6). */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, Math.min(1, at))}***${email.slice(at)}`;
}
