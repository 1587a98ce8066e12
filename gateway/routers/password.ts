import { z } from "zod";
import { longEnough } from "#gateway/rules/account/password-change.ts";
import { matches } from "#gateway/rules/validators.ts";
import { ChangePasswordRequest, ForcePasswordChangeRequest } from "#generated/main/inputs.ts";
import { ProblemError, problem } from "../foundation/errors.ts";
import type { CookieJar } from "../session/cookies.ts";
import { seal, unseal } from "../session/seal.ts";
import { endSession } from "../session/session.ts";
import { customerProcedure, publicProcedure, router } from "../trpc.ts";
import { unwrapEnvelope } from "../upstream/unwrap.ts";
import { type CustomerOverview, readOverview } from "./customer.read.ts";
import { emailText, requiredText } from "./fields.input.ts";
import { isLinkOver } from "./session-sign-in.ts";

// A link is valid for an hour (contract of requestPasswordReset).
const LINK_LIFE_SECONDS = 60 * 60;

/**
 * Stores the token of a link until the new password is saved, sealed in the visitor's own cookie: URLs, logs, Referer headers and
 * analytics never hold it.
 */
async function keepResetToken(jar: CookieJar, appSecret: string, token: string): Promise<void> {
  jar.set("dc_password_reset", await seal(appSecret, "password reset", token, { lifeSeconds: LINK_LIFE_SECONDS }));
}

/** The stored token, or null if there is none, it has expired, or the cookie was changed. */
async function resetTokenOf(jar: CookieJar, appSecrets: readonly string[]): Promise<string | null> {
  const cookie = jar.get("dc_password_reset");
  return cookie ? unseal<string>(appSecrets, "password reset", cookie) : null;
}

const newPassword = z.object({
  password: requiredText(ForcePasswordChangeRequest().shape.password, longEnough),
  confirmPassword: requiredText(ForcePasswordChangeRequest().shape.confirmPassword),
});

type NewPassword = { password: string; confirmPassword: string };
const isRepeated = ({ password, confirmPassword }: NewPassword) =>
  matches("password", password)(confirmPassword) === null;
const notRepeated = { path: ["confirmPassword"], message: matches("password", true)(false) ?? "" };

const newPasswordInput = newPassword.refine(isRepeated, notRepeated);
const changeInput = newPassword
  .extend({ currentPassword: requiredText(ChangePasswordRequest().shape.currentPassword) })
  .refine(isRepeated, notRepeated);
const linkInput = ChangePasswordRequest().pick({ token: true }).required();

const linkExpired = () =>
  problem({ code: "link_expired", status: 410, message: "This link has expired or was already used." });

export const passwordRouter = router({
  /** Saves the new password and returns the customer, with the next page to complete, if any. */
  forceChange: customerProcedure.input(newPasswordInput).mutation(async ({ ctx, input }): Promise<CustomerOverview> => {
    unwrapEnvelope(await ctx.main.POST("/password/force-change", { body: input }));
    return readOverview(ctx);
  }),

  /** Replaces the password. Ends the customer's other sessions. May need a one-time code (account §4). */
  change: customerProcedure.input(changeInput).mutation(async ({ ctx, input }): Promise<CustomerOverview> => {
    unwrapEnvelope(await ctx.main.POST("/customer/change-password", { body: input }));
    return readOverview(ctx);
  }),

  /** Emails a link to set a new password. Known and unknown emails get the same reply after the same time. */
  requestReset: publicProcedure
    .input(z.object({ email: emailText }))
    .mutation(async ({ ctx, input }): Promise<{ requested: true }> => {
      await ctx.limits.spend("passwordResetByAddress", ctx.ip);
      await ctx.limits.spend("passwordReset", input.email.toLowerCase());
      unwrapEnvelope(await ctx.main.POST("/password/forgot", { body: input }));
      return { requested: true };
    }),

  /** Stores the token of a link in a sealed cookie. Does not use up the link. Refuses a used or expired one with `link_expired`. */
  openResetLink: publicProcedure.input(linkInput).mutation(async ({ ctx, input }): Promise<{ kept: true }> => {
    if (await isLinkOver(ctx, input.token)) throw linkExpired();
    await keepResetToken(ctx.cookies, ctx.appSecret, input.token);
    return { kept: true };
  }),

  /** What this browser knows of a link that it has opened: none, one that can be used, or one that no longer can. */
  resetLink: publicProcedure.query(async ({ ctx }): Promise<"none" | "usable" | "over"> => {
    const token = await resetTokenOf(ctx.cookies, ctx.appSecrets);
    if (token === null) return "none";
    return (await isLinkOver(ctx, token)) ? "over" : "usable";
  }),

  /** Sets a new password with the stored link and ends every session of its customer. The customer must log in afterwards. */
  reset: publicProcedure.input(newPasswordInput).mutation(async ({ ctx, input }): Promise<{ saved: true }> => {
    await ctx.limits.spend("loginByAddress", ctx.ip);
    const token = await resetTokenOf(ctx.cookies, ctx.appSecrets);
    if (token === null) throw linkExpired();
    try {
      unwrapEnvelope(await ctx.main.POST("/customer/change-password", { body: { ...input, token } }));
    } catch (error) {
      if (error instanceof ProblemError && error.problem.code === "link_expired")
        ctx.cookies.clear("dc_password_reset");
      throw error;
    }
    ctx.cookies.clear("dc_password_reset");
    endSession(ctx.cookies);
    return { saved: true };
  }),
});
