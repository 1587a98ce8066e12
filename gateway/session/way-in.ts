// The ways to sign in that may ask for a code: a password, or the link of an email (account §4, §7).
import type { components } from "#generated/main/schema.ts";
import type { Context } from "../context.ts";
import { ProblemError } from "../errors.ts";
import { unwrap } from "../unwrap.ts";
import { countedBy, keepPendingSignIn, type PendingSignIn, pendingSignInOf, type WayIn } from "./pending-sign-in.ts";
import { signedOut } from "./refresh.ts";
import { type SignedIn, signIn } from "./sign-in.ts";

type Code = { otp: string; saveDevice: boolean };

async function ask(ctx: Context, way: WayIn, code?: Code) {
  const fingerprint = ctx.cookies.get("dc_fingerprint") ?? undefined;
  const given = { fingerprint, ...(code && { otp: code.otp }) };
  if (way.kind === "link") {
    return ctx.main.POST("/autologin", { body: { ...given, token: way.token, saveDevice: code?.saveDevice ?? false } });
  }
  const { email, password } = way;
  const saveDevice = way.saveDevice || (code?.saveDevice ?? false);
  return ctx.main.POST("/login", { body: { ...given, email, password, saveDevice } });
}

const sentAtOf = (pending: PendingSignIn | null) => (pending && !pending.isLocked ? pending.sentAt : Date.now());

/** Remembers whoever owes a code. The word that they have given a password stays here; the browser has no use for it. */
function owesCode({ cookies, appSecret }: Context, way: WayIn, { problem, cause }: ProblemError): ProblemError {
  if (problem.code === "2fa_account_locked") keepPendingSignIn(cookies, appSecret, { isLocked: true });
  const challenge = problem.twoFactorAuth;
  if (!challenge) return new ProblemError(problem, cause);
  const before = problem.code === "2fa_incorrect" ? pendingSignInOf(cookies, appSecret) : null;
  keepPendingSignIn(cookies, appSecret, { isLocked: false, way, challenge, sentAt: sentAtOf(before) });
  const { challengeToken: _, ...twoFactorAuth } = challenge;
  return new ProblemError({ ...problem, twoFactorAuth }, cause);
}

/** Signs in, or says what is in the way; a code that is due is asked for with the sign-in kept. */
export async function signInBy(ctx: Context, way: WayIn, code?: Code): Promise<SignedIn> {
  const whom = countedBy(way);
  await ctx.limits.spend("loginByAddress", ctx.ip);
  // A guess at a code is none at the password, which was right: whoever is locked for their codes is told so at either step.
  if (code) await ctx.limits.spend("codeByCustomer", whom);
  else if (way.kind === "password") await ctx.limits.spend("loginByEmail", whom);
  try {
    const result: components["schemas"]["LoginResult"] = unwrap(await ask(ctx, way, code));
    ctx.cookies.clear("dc_pending_sign_in");
    await Promise.all([ctx.limits.forgive("codeByCustomer", whom), ctx.limits.forgive("loginByEmail", whom)]);
    return signIn(ctx, result);
  } catch (error) {
    if (!(error instanceof ProblemError) || error.problem.status >= 500) throw error;
    if (error.problem.code.startsWith("2fa_")) throw owesCode(ctx, way, error);
    // A password that was changed meanwhile, a link that was used: there is nothing to wait for.
    if (error.problem.status !== 429) ctx.cookies.clear("dc_pending_sign_in");
    throw error;
  }
}

/**
 * Takes over a sign-in from another shop of the house; if a code was due, it was given there. An account that is locked is told so
 * as by every other way in.
 */
export async function signInByTransfer(ctx: Context, { token }: { token: string }): Promise<SignedIn> {
  await ctx.limits.spend("loginByAddress", ctx.ip);
  try {
    const result = unwrap(await ctx.main.POST("/transfer", { body: { token } }));
    ctx.cookies.clear("dc_pending_sign_in");
    return await signIn(ctx, result);
  } catch (error) {
    if (error instanceof ProblemError) throw owesCode(ctx, { kind: "link", token }, error);
    throw error;
  }
}

/** Goes on with the sign-in that was kept, now with its code. */
export async function signInWithCode(ctx: Context, code: Code): Promise<SignedIn> {
  const pending = pendingSignInOf(ctx.cookies, ctx.appSecret);
  if (!pending || pending.isLocked) throw signedOut();
  return signInBy(ctx, pending.way, code);
}
