// The one-time code step of a sign-in: what it shows, and sending another code (account §4).
import type { components } from "#generated/main/schema.ts";
import type { Context } from "../context.ts";
import { signedOut } from "../foundation/errors.ts";
import { keepPendingSignIn, pendingSignInOf, rateLimitKeyOf } from "../session/pending-sign-in.ts";
import { unwrap } from "../upstream/unwrap.ts";

type Reason = components["schemas"]["SendTwoFactorEmailCodeRequest"]["reason"];

// account §9
const RESEND_AFTER_SECONDS = 60;

/** The code that a sign-in waits for. */
export type PendingCode = {
  isLocked: boolean;
  method: "authenticator" | "email";
  /** The masked email address the code was sent to. */
  identifier: string | null;
  /** How long this device can skip codes; 0 if it cannot. */
  rememberForDays: number;
  /** Seconds until another code can be sent. */
  resendAfterSeconds: number;
  /** When an emailed code expires; `null` for others, and if the service does not return it. */
  expiresAt: string | null;
};

/** The code that this browser's sign-in waits for, or null. */
export async function pendingCodeOf({ cookies, appSecrets }: Context): Promise<PendingCode | null> {
  const pending = await pendingSignInOf(cookies, appSecrets);
  if (!pending) return null;
  if (pending.isLocked) {
    return {
      isLocked: true,
      method: "authenticator",
      identifier: null,
      rememberForDays: 0,
      resendAfterSeconds: 0,
      expiresAt: null,
    };
  }
  const { expiresAt = null, method, identifier = null, rememberForDays = 0 } = pending.challenge;
  const sinceSeconds = (Date.now() - pending.sentAt) / 1000;
  const resendAfterSeconds = Math.max(0, Math.ceil(RESEND_AFTER_SECONDS - sinceSeconds));
  return { isLocked: false, method, identifier, rememberForDays, resendAfterSeconds, expiresAt };
}

/** The masked email address another code was sent to, the seconds until the next one, and when this one expires. */
export type SentCode = { identifier: string; resendAfterSeconds: number; expiresAt: string };

/** Emails another code to the signed-in customer, or to the customer who is signing in. */
export async function sendCode(ctx: Context, reason: Reason, password?: string): Promise<SentCode> {
  const kept = reason === "login" ? await pendingSignInOf(ctx.cookies, ctx.appSecrets) : null;
  const pending = kept?.isLocked === false ? kept : null;
  const challengeToken = pending?.challenge.challengeToken;
  const key = pending ? rateLimitKeyOf(pending.method) : ctx.session?.customerId;
  if (key === undefined || (reason === "login" && !challengeToken)) throw signedOut();
  const body = { reason, ...(challengeToken && { challengeToken }), ...(password && { password }) };
  const { expiresAt, identifier, resendAfterSeconds } = await ctx.limits.during("codeSending", key, async () =>
    unwrap(await ctx.main.POST("/customer/two-factor-auth/email", { body })),
  );
  if (pending) {
    const challenge = { ...pending.challenge, expiresAt };
    await keepPendingSignIn(ctx.cookies, ctx.appSecret, { ...pending, challenge, sentAt: Date.now() });
  }
  return { identifier, resendAfterSeconds, expiresAt };
}
