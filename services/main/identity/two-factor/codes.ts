// The one place where a code is sent, and the one where it is judged.
import type { ServicesEnv } from "#services/env.ts";
import type { Tx } from "#services/lib/handlers.ts";
import type { RefusalMessage } from "#services/lib/refusal.ts";
import { insertMail } from "../../foundation/mail/mail.rows.ts";
import {
  insertChallenge,
  keepCode,
  keepStep,
  keepWrongCodes,
  lockTwoFactor,
  type Method,
  secretOf,
  spendCode,
  type TwoFactor,
} from "./two-factor.rows.ts";
import {
  hashCode,
  maskEmail,
  newCode,
  REMEMBER_FOR_DAYS,
  RESEND_AFTER_SECONDS,
  stepOf,
  WRONG_CODES_ALLOWED,
} from "./two-factor.rules.ts";

export type Verdict = "right" | "wrong" | "locked";

/** Texts of account §4 and §8. */
const WORDS = {
  required: "A 6 digit code is required.",
  incorrect: "Code is incorrect or expired. Try again or contact support",
  locked: "Your account has been locked due to too many incorrect 2FA attempts. Please contact support.",
} as const;

export const LOCKED: RefusalMessage = { code: "2fa_account_locked", message: WORDS.locked };

/** Seconds until another code may be sent; 0 when it may be now. */
export function resendAfter({ code_hash, code_sent_at }: Pick<TwoFactor, "code_hash" | "code_sent_at">): number {
  // Whoever has given the last one and needs another has no other to enter meanwhile.
  if (code_hash === null) return 0;
  const sinceMs = code_sent_at === null ? Number.POSITIVE_INFINITY : Date.now() - code_sent_at.getTime();
  return Math.max(0, Math.ceil(RESEND_AFTER_SECONDS - sinceMs / 1000));
}

type Recipient = { customerId: string; email: string };

/** Makes a code, which ends the one before, and mails it. Answers until when it is good. */
export async function sendCode(tx: Tx, env: ServicesEnv, { customerId, email }: Recipient): Promise<Date> {
  const code = newCode();
  const expiresAt = await keepCode(tx, env, customerId, code);
  await insertMail(tx, {
    recipient: email,
    subject: "Your Drawcard code",
    body: `Your code is ${code}. It is good for 10 minutes. If you did not ask for it, change your password.`,
  });
  return expiresAt;
}

/** Is this the code of a method now? One that is, is spent. */
export async function takeCode(
  tx: Tx,
  env: ServicesEnv,
  row: TwoFactor,
  { method, code, secret }: { method: Method; code: string; secret: string | null },
): Promise<boolean> {
  const { customer_id: customerId } = row;
  if (method === "email") {
    const isCurrent = row.code_expires_at !== null && row.code_expires_at.getTime() > Date.now();
    if (!isCurrent || row.code_hash !== hashCode(env, customerId, code)) return false;
    await spendCode(tx, customerId);
    return true;
  }
  const step = secret === null ? null : stepOf(secret, code, new Date());
  // A code that was seen over a shoulder is worth nothing once it was given.
  if (step === null || (row.last_step !== null && step <= row.last_step)) return false;
  await keepStep(tx, customerId, step);
  return true;
}

/**
 * Judges a code of somebody who signs in or steps up. Guesses made at once take turns at the customer's row, so that five wrong
 * ones lock the account however they come. The caller must commit, also when it refuses.
 */
export async function judgeCode(tx: Tx, env: ServicesEnv, customerId: string, code: string): Promise<Verdict> {
  const row = await lockTwoFactor(tx, customerId);
  if (row.locked_at || row.method === null) return row.locked_at ? "locked" : "right";
  if (await takeCode(tx, env, row, { method: row.method, code, secret: secretOf(env, row) })) {
    await keepWrongCodes(tx, customerId, 0, false);
    return "right";
  }
  const wrongCodes = row.wrong_codes + 1;
  const isLocked = wrongCodes >= WRONG_CODES_ALLOWED;
  await keepWrongCodes(tx, customerId, wrongCodes, isLocked);
  return isLocked ? "locked" : "wrong";
}

/** Which code to ask for and where it went; with a word for somebody who is not signed in yet. */
export function challengeOf(method: Method, email: string, challengeToken?: string) {
  return {
    method,
    ...(method === "email" && { identifier: maskEmail(email) }),
    rememberForDays: REMEMBER_FOR_DAYS,
    ...(challengeToken && { challengeToken }),
  };
}

/** Asks somebody who signs in for a code: mails one where that is the method and none has just been sent. */
export async function askForCode(tx: Tx, env: ServicesEnv, { customerId, email }: Recipient): Promise<RefusalMessage> {
  const row = await lockTwoFactor(tx, customerId);
  if (row.locked_at || row.method === null) return LOCKED;
  if (row.method === "email" && resendAfter(row) === 0) await sendCode(tx, env, { customerId, email });
  const twoFactorAuth = challengeOf(row.method, email, await insertChallenge(tx, customerId));
  return { code: "2fa_required", message: WORDS.required, level: "info", twoFactorAuth };
}

/** What a wrong code is told. With a challenge, somebody who is not signed in yet may have another code sent. */
export function wrongCode(method: Method, email: string, challengeToken?: string): RefusalMessage {
  const twoFactorAuth = challengeOf(method, email, challengeToken);
  return { code: "2fa_incorrect", message: WORDS.incorrect, twoFactorAuth };
}
