import { sessionAttribution } from "#gateway/rules/attribution.ts";
import { ageOn, registrationDefaults } from "#gateway/rules/registration.ts";
import type { components } from "#generated/main/schema.ts";
import { ProblemError, problem } from "../foundation/errors.ts";
import { affiliateFields, attributionOf } from "../session/engagement.ts";
import { endSession } from "../session/session.ts";
import { customerOf, customerProcedure, publicProcedure, router, withCapability } from "../trpc.ts";
import { unwrap } from "../upstream/unwrap.ts";
import { mayAnalyse } from "./analytics.read.ts";
import { type CustomerOverview, readOverview } from "./customer.read.ts";
import { checkEmailInput, codeInput, linkInput, loginInput, sendCodeInput, signUpInput } from "./session.input.ts";
import { type PendingCode, pendingCodeOf, type SentCode, sendCode } from "./session-code.ts";
import { type LinkOwner, linkOwnerOf, signInByTransfer, signInWith, signInWithCode } from "./session-sign-in.ts";
import { type SignedIn, startSession } from "./session-start.ts";

type Schemas = components["schemas"];

/** The calendar date in Sydney. A customer who turns 18 today may register today. */
function today(now: Date) {
  return new Intl.DateTimeFormat("en-CA", { timeZone: "Australia/Sydney", dateStyle: "short" }).format(now);
}

export const sessionRouter = router({
  /** The signed-in customer, or null. An expired session is null, not an error. */
  get: publicProcedure.query(async ({ ctx }): Promise<CustomerOverview | null> => {
    if (!ctx.session) return null;
    try {
      return await readOverview(ctx);
    } catch (error) {
      if (error instanceof ProblemError && error.problem.code === "signed_out") return null;
      throw error;
    }
  }),

  checkEmail: publicProcedure
    .input(checkEmailInput)
    .mutation(async ({ ctx, input }): Promise<Schemas["CheckEmailResult"]> => {
      await ctx.limits.spend("checkEmail", ctx.ip);
      return unwrap(await ctx.main.POST("/check-email", { body: input }));
    }),

  login: publicProcedure
    .input(loginInput)
    .mutation(async ({ ctx, input }): Promise<SignedIn> => signInWith(ctx, { kind: "password", ...input })),

  /** Signs in with an email link (account §7). */
  autologin: publicProcedure
    .input(linkInput)
    .mutation(async ({ ctx, input }): Promise<SignedIn> => signInWith(ctx, { kind: "link", ...input })),

  /** Takes over a sign-in from another shop of the operator. */
  transfer: publicProcedure
    .input(linkInput)
    .mutation(async ({ ctx, input }): Promise<SignedIn> => signInByTransfer(ctx, input)),

  /** The customer whom a sign-in link signs in, or null if it has expired. */
  linkOwner: publicProcedure
    .input(linkInput)
    .mutation(({ ctx, input }): Promise<LinkOwner | null> => linkOwnerOf(ctx, input)),

  /** The code that this browser's sign-in waits for, or null. */
  pendingCode: publicProcedure.query(({ ctx }): Promise<PendingCode | null> => pendingCodeOf(ctx)),

  /** Completes that sign-in. */
  enterCode: publicProcedure
    .input(codeInput)
    .mutation(async ({ ctx, input }): Promise<SignedIn> => signInWithCode(ctx, input)),

  /** Emails another code. */
  sendCode: publicProcedure
    .input(sendCodeInput)
    .mutation(async ({ ctx, input }): Promise<SentCode> => sendCode(ctx, input.reason)),

  /** Elevates the session with a code. The call that was refused for it can then be repeated (account §4). */
  elevate: customerProcedure.input(codeInput).mutation(async ({ ctx, input }): Promise<{ elevated: true }> => {
    const { customerId } = customerOf(ctx);
    await ctx.limits.during("codeByCustomer", customerId, () => ctx.elevate(input));
    await ctx.limits.forgive("codeByCustomer", customerId);
    return { elevated: true };
  }),

  signUp: publicProcedure
    .use(withCapability("registration"))
    .input(signUpInput)
    .mutation(async ({ ctx, input }): Promise<SignedIn> => {
      await ctx.limits.spend("signUp", ctx.ip);
      const { passwordConfirmation: _, ...fields } = input;
      const { minimumAge } = unwrap(await ctx.main.GET("/config")) ?? registrationDefaults;
      if (ageOn(input.dateOfBirth, today(ctx.now())) < minimumAge) {
        const message = `You must be ${minimumAge} or over to register`;
        throw problem({ code: "under_age", status: 422, message, target: "dateOfBirth" });
      }
      const body = {
        ...fields,
        ...affiliateFields(ctx.cookies),
        attribution: sessionAttribution(attributionOf(ctx.cookies)),
        metadata: { platform: "Web" as const },
      };
      return startSession(ctx, unwrap(await ctx.main.POST("/signup", { body })));
    }),

  /** Ends the session on this browser, even if the service fails. */
  logout: publicProcedure.mutation(async ({ ctx }): Promise<{ signedOut: true }> => {
    if (ctx.session) {
      await ctx.main.GET("/logout").catch((error: unknown) => ctx.log.warn({ err: error }, "logout call failed"));
    }
    const isCounted = ctx.session !== null && (await mayAnalyse(ctx).catch(() => false));
    endSession(ctx.cookies);
    // Signing out clears the browser's storage. This cookie makes the next page record the Logout event.
    if (isCounted) ctx.cookies.set("dc_signed_out", "1");
    return { signedOut: true };
  }),
});
