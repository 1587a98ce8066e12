// Sends and checks two-factor codes.
import type { ServicesEnv } from "#services/lib/env.ts";
import type { Tx } from "#services/lib/handlers.ts";
import type { RefusalMessage } from "#services/lib/refusal.ts";
import { insertMail } from "../../foundation/mail/mail.rows.ts";
import { emailOf } from "../customer/customer.rows.ts";
import {
  insertChallenge,
  lockTwoFactor,
  type Method,
  saveCode,
  saveStep,
  saveWrongCodes,
  secretOf,
  spendCode,
  spendRecoveryCode,
  type TwoFactor,
} from "./two-factor.rows.ts";
import {
  hashesOfCode,
  isRecoveryCode,
  maskEmail,
  newCode,
  REMEMBER_FOR_DAYS,
  RESEND_AFTER_SECONDS,
  stepOf,
  WRONG_CODES_ALLOWED,
} from "./two-factor.rules.ts";

export type Verdict = "correct" | "wrong" | "locked";

/** The texts of account §4 and §8. */
const MESSAGES = {
  required: "A 6 digit code is required.",
  incorrect: "Code is incorrect or expired. Try again or contact support",
  locked: "Your account has been locked due to too many incorrect 2FA attempts. Please contact support.",
} as const;

export const LOCKED: RefusalMessage = { code: "2fa_account_locked", message: MESSAGES.locked };

/** Returns the seconds until another code may be sent; 0 if now. */
export function resendAfter({ code_hash, code_sent_at }: Pick<TwoFactor, "code_hash" | "code_sent_at">): number {
  // The last code was used, so there is none to enter while waiting.
  if (code_hash === null) return 0;
  const sinceMs = code_sent_at === null ? Number.POSITIVE_INFINITY : Date.now() - code_sent_at.getTime();
  return Math.max(0, Math.ceil(RESEND_AFTER_SECONDS - sinceMs / 1000));
}

/** Whether the last mailed code can still be entered. */
export const hasValidCode = ({ code_expires_at, code_hash }: Pick<TwoFactor, "code_expires_at" | "code_hash">) =>
  code_hash !== null && code_expires_at !== null && code_expires_at.getTime() > Date.now();

type Recipient = { customerId: string; email: string };

/** Returns the code of a mail; undefined for other mails. */
export const codeIn = (body: string): string | undefined => /^Your code is (\d{6})\./.exec(body)?.[1];

/** Mails a new code, which replaces the previous one. Returns its expiry. */
export async function sendCode(tx: Tx, env: ServicesEnv, { customerId, email }: Recipient): Promise<Date> {
  const code = newCode();
  const expiresAt = await saveCode(tx, env, customerId, code);
  await insertMail(tx, {
    recipient: email,
    subject: "Your Drawcard code",
    body: `Your code is ${code}. It expires in 10 minutes. If you didn't ask for it, change your password.`,
  });
  return expiresAt;
}

/** Returns whether a code is valid now, and marks a valid one as used. */
export async function spendValidCode(
  tx: Tx,
  env: ServicesEnv,
  row: TwoFactor,
  { method, code, secret }: { method: Method; code: string; secret: string | null },
): Promise<boolean> {
  const { customer_id: customerId } = row;
  if (method === "email") {
    if (!hasValidCode(row) || !hashesOfCode(env, customerId, code).some((hash) => hash === row.code_hash)) return false;
    await spendCode(tx, customerId);
    return true;
  }
  const step = secret === null ? null : stepOf(secret, code, new Date());
  // Each step is accepted once, so a code read over a shoulder cannot be replayed.
  if (step === null || (row.last_step !== null && step <= row.last_step)) return false;
  await saveStep(tx, customerId, step);
  return true;
}

/** Spends a recovery code and mails its owner, because the list may have been stolen. */
async function spendValidRecoveryCode(tx: Tx, env: ServicesEnv, customerId: string, code: string): Promise<boolean> {
  const left = await spendRecoveryCode(tx, env, customerId, code);
  if (left === null) return false;
  await insertMail(tx, {
    recipient: emailOf(customerId),
    subject: "A recovery code was used",
    body: `A recovery code of your Drawcard account was used in place of a code. ${left} are left. If it wasn't you, choose a new password and make new recovery codes.`,
  });
  return true;
}

/**
 * Checks a code given at sign-in or step-up. Locks the customer's row, so that concurrent guesses are counted and five
 * wrong ones lock the account. The caller commits in every case, also when it refuses.
 */
export async function checkCode(tx: Tx, env: ServicesEnv, customerId: string, code: string): Promise<Verdict> {
  const row = await lockTwoFactor(tx, customerId);
  if (row.locked_at || row.method === null) return row.locked_at ? "locked" : "correct";
  const isValid = isRecoveryCode(code)
    ? await spendValidRecoveryCode(tx, env, customerId, code)
    : await spendValidCode(tx, env, row, { method: row.method, code, secret: secretOf(env, row) });
  if (isValid) {
    await saveWrongCodes(tx, customerId, 0, false);
    return "correct";
  }
  const wrongCodes = row.wrong_codes + 1;
  const isLocked = wrongCodes >= WRONG_CODES_ALLOWED;
  await saveWrongCodes(tx, customerId, wrongCodes, isLocked);
  return isLocked ? "locked" : "wrong";
}

type Challenged = Pick<TwoFactor, "code_expires_at" | "code_hash"> & { method: Method };

/**
 * Returns which code is expected, where it was sent, and when a mailed one expires. `challengeToken` identifies a visitor who
 * is still signing in.
 */
export function challengeOf(row: Challenged, email: string, challengeToken?: string) {
  const { code_expires_at: expiresAt, method } = row;
  return {
    method,
    ...(method === "email" && { identifier: maskEmail(email) }),
    ...(method === "email" && hasValidCode(row) && expiresAt && { expiresAt: expiresAt.toISOString() }),
    rememberForDays: REMEMBER_FOR_DAYS,
    ...(challengeToken && { challengeToken }),
  };
}

/** Returns the refusal that asks for a code during sign-in. Mails one if the method is email and none was just sent. */
export async function requestCode(tx: Tx, env: ServicesEnv, { customerId, email }: Recipient): Promise<RefusalMessage> {
  const row = await lockTwoFactor(tx, customerId);
  if (row.locked_at || row.method === null) return LOCKED;
  if (row.method === "email" && resendAfter(row) === 0) await sendCode(tx, env, { customerId, email });
  const sent = { ...(await lockTwoFactor(tx, customerId)), method: row.method };
  const twoFactorAuth = challengeOf(sent, email, await insertChallenge(tx, customerId));
  return { code: "2fa_required", message: MESSAGES.required, level: "info", twoFactorAuth };
}

/** Returns the refusal of a wrong code. With a challenge token, a visitor who is signing in may request another code. */
export function wrongCodeRefusal(row: Challenged, email: string, challengeToken?: string): RefusalMessage {
  const twoFactorAuth = challengeOf(row, email, challengeToken);
  return { code: "2fa_incorrect", message: MESSAGES.incorrect, twoFactorAuth };
}
