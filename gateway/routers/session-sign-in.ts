// Signs in with a password, an email link, or a token of Apple or Google. Either may need a one-time code as a second step (account §4, §7).
import type { components } from "#generated/main/schema.ts";
import type { Context } from "../context.ts";
import { ProblemError, signedOut } from "../foundation/errors.ts";
import {
  keepPendingSignIn,
  type PendingSignIn,
  pendingSignInOf,
  rateLimitKeyOf,
  type SignInMethod,
} from "../session/pending-sign-in.ts";
import type { OneTimeCode } from "../session/session-client.ts";
import { unwrap } from "../upstream/unwrap.ts";
import { type SignedIn, startSession } from "./session-start.ts";

async function requestSignIn(ctx: Context, method: SignInMethod, code?: OneTimeCode) {
  const fingerprint = ctx.cookies.get("dc_fingerprint") ?? undefined;
  const second = { fingerprint, ...(code && { otp: code.otp }) };
  if (method.kind === "link") {
    const body = { ...second, token: method.token, saveDevice: code?.saveDevice ?? false };
    return ctx.main.POST("/autologin", { body });
  }
  if (method.kind === "social") {
    const { provider, token, nonce } = method;
    const body = { ...second, provider, token, nonce, saveDevice: code?.saveDevice ?? false };
    return ctx.main.POST("/social-authentication", { body });
  }
  const { email, password } = method;
  const saveDevice = method.saveDevice || (code?.saveDevice ?? false);
  return ctx.main.POST("/login", { body: { ...second, email, password, saveDevice } });
}

const sentAtOf = (pending: PendingSignIn | null) => (pending && !pending.isLocked ? pending.sentAt : Date.now());

/** Stores the sign-in until its code is entered. Returns the problem without the challenge token, which stays in the sealed cookie. */
async function keepForCode(
  { cookies, appSecret, appSecrets }: Context,
  method: SignInMethod,
  { problem, cause }: ProblemError,
) {
  if (problem.code === "2fa_account_locked") await keepPendingSignIn(cookies, appSecret, { isLocked: true });
  const challenge = problem.twoFactorAuth;
  if (!challenge) return new ProblemError(problem, cause);
  const before = problem.code === "2fa_incorrect" ? await pendingSignInOf(cookies, appSecrets) : null;
  await keepPendingSignIn(cookies, appSecret, { isLocked: false, method, challenge, sentAt: sentAtOf(before) });
  const { challengeToken: _, ...twoFactorAuth } = challenge;
  return new ProblemError({ ...problem, twoFactorAuth }, cause);
}

/**
 * The key of the limit of password attempts: the email, and the device if the browser has one. Guesses elsewhere do not
 * lock out the owner's browser. The service limits an email across all devices that it does not trust.
 */
function loginKeyOf({ cookies }: Context, email: string): string {
  const [device, fingerprint] = [cookies.get("dc_device"), cookies.get("dc_fingerprint")];
  return device && fingerprint ? `${email} ${device}` : email;
}

/** Signs in, or throws the problem. If a code is needed, the sign-in is stored for the next step. */
export async function signInWith(ctx: Context, method: SignInMethod, code?: OneTimeCode): Promise<SignedIn> {
  const key = rateLimitKeyOf(method);
  await ctx.limits.spend("loginByAddress", ctx.ip);
  // A wrong code does not count against the password limit, so that a locked account gets the same answer at either step.
  const limit = code ? "codeByCustomer" : method.kind === "password" ? "loginByEmail" : null;
  const limited = limit === "loginByEmail" ? loginKeyOf(ctx, key) : key;
  if (limit) await ctx.limits.spend(limit, limited);
  try {
    const result: components["schemas"]["LoginResult"] = unwrap(await requestSignIn(ctx, method, code));
    ctx.cookies.clear("dc_pending_sign_in");
    await Promise.all([
      ctx.limits.forgive("codeByCustomer", key),
      ctx.limits.forgive("loginByEmail", loginKeyOf(ctx, key)),
    ]);
    return startSession(ctx, result);
  } catch (error) {
    if (!(error instanceof ProblemError) || error.problem.status >= 500) {
      // The password was not evaluated, so the attempt does not count.
      if (limit) await ctx.limits.refund(limit, limited);
      throw error;
    }
    if (error.problem.code.startsWith("2fa_")) throw await keepForCode(ctx, method, error);
    // The password was changed or the link was used meanwhile: a code no longer helps.
    if (error.problem.status !== 429) ctx.cookies.clear("dc_pending_sign_in");
    throw error;
  }
}

/** Takes over a sign-in from another shop of the operator, which has asked for any code already. */
export async function signInByTransfer(ctx: Context, { token }: { token: string }): Promise<SignedIn> {
  await ctx.limits.spend("loginByAddress", ctx.ip);
  try {
    const result = unwrap(await ctx.main.POST("/transfer", { body: { token } }));
    ctx.cookies.clear("dc_pending_sign_in");
    return await startSession(ctx, result);
  } catch (error) {
    if (error instanceof ProblemError) throw await keepForCode(ctx, { kind: "link", token }, error);
    throw error;
  }
}

/** The customer whom a sign-in link signs in. */
export type LinkOwner = { firstname: string; identifier: string; isCurrent: boolean };

/** Returns the customer of a sign-in link, or null if it has expired. Does not use up the link. */
export async function linkOwnerOf(ctx: Context, { token }: { token: string }): Promise<LinkOwner | null> {
  await ctx.limits.spend("loginByAddress", ctx.ip);
  const reply = await ctx.main.POST("/autologin/owner", { body: { token } });
  if (reply.response.status === 410) return null;
  const { customerId, firstname, identifier } = unwrap(reply);
  return { firstname, identifier, isCurrent: customerId === ctx.session?.customerId };
}

/**
 * Whether a link of a mail or letter was used or has expired. False if the services do not answer, or after too many attempts: then its
 * form says what is wrong when it is sent.
 */
export async function isLinkOver(ctx: Context, token: string): Promise<boolean> {
  try {
    await ctx.limits.spend("loginByAddress", ctx.ip);
    return (await ctx.main.POST("/autologin/owner", { body: { token } })).response.status === 410;
  } catch {
    return false;
  }
}

/** Completes the stored sign-in with its code. */
export async function signInWithCode(ctx: Context, code: OneTimeCode): Promise<SignedIn> {
  const pending = await pendingSignInOf(ctx.cookies, ctx.appSecrets);
  if (!pending || pending.isLocked) throw signedOut();
  return signInWith(ctx, pending.method, code);
}
