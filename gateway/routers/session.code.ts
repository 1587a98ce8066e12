// What the step of the code shows, and having another code sent (account §4).

import type { components } from "#generated/main/schema.ts";
import type { Context } from "../context.ts";
import { countedBy, keepPendingSignIn, pendingSignInOf } from "../session/pending-sign-in.ts";
import { signedOut } from "../session/refresh.ts";
import { unwrap } from "../unwrap.ts";

type Reason = components["schemas"]["SendTwoFactorEmailCodeRequest"]["reason"];

// account §9
const RESEND_AFTER_SECONDS = 60;

/** Which code a sign-in waits for. */
export type PendingCode = {
  isLocked: boolean;
  method: "authenticator" | "email";
  /** Where it went, masked. */
  identifier: string | null;
  /** For how long this device may be left in peace; 0 when it may not. */
  rememberForDays: number;
  /** Until another one may be sent. */
  resendAfterSeconds: number;
};

/** The code that the sign-in of this browser waits for, or null when none does. */
export function pendingCodeOf({ cookies, appSecret }: Context): PendingCode | null {
  const pending = pendingSignInOf(cookies, appSecret);
  if (!pending) return null;
  if (pending.isLocked) {
    return { isLocked: true, method: "authenticator", identifier: null, rememberForDays: 0, resendAfterSeconds: 0 };
  }
  const { method, identifier = null, rememberForDays = 0 } = pending.challenge;
  const sinceSeconds = (Date.now() - pending.sentAt) / 1000;
  const resendAfterSeconds = Math.max(0, Math.ceil(RESEND_AFTER_SECONDS - sinceSeconds));
  return { isLocked: false, method, identifier, rememberForDays, resendAfterSeconds };
}

/** Where another code went, masked, and until one more may be sent. */
export type SentCode = { identifier: string; resendAfterSeconds: number };

/** Has another code mailed, to whoever is signed in or to whoever is about to be. */
export async function sendCode(ctx: Context, reason: Reason): Promise<SentCode> {
  const kept = reason === "login" ? pendingSignInOf(ctx.cookies, ctx.appSecret) : null;
  const pending = kept?.isLocked === false ? kept : null;
  const challengeToken = pending?.challenge.challengeToken;
  const whom = pending ? countedBy(pending.way) : ctx.session?.customerId;
  if (whom === undefined || (reason === "login" && !challengeToken)) throw signedOut();
  await ctx.limits.spend("codeSending", whom);
  const body = { reason, ...(challengeToken && { challengeToken }) };
  const { identifier, resendAfterSeconds } = unwrap(await ctx.main.POST("/customer/two-factor-auth/email", { body }));
  if (pending) keepPendingSignIn(ctx.cookies, ctx.appSecret, { ...pending, sentAt: Date.now() });
  return { identifier, resendAfterSeconds };
}
