import { ageOn, registrationDefaults } from "#gateway/rules/registration.ts";
import type { Context } from "../context.ts";
import { ProblemError, problem, unwrap } from "../errors.ts";
import { campaignOf } from "../session/engagement.ts";
import { endSession } from "../session/session.ts";
import { readOverview, signIn } from "../session/sign-in.ts";
import { publicProcedure, router } from "../trpc.ts";
import { checkEmailInput, loginInput, signUpInput } from "./session.input.ts";

const addressOf = ({ ip }: Context) => ip ?? "unknown";

/** The date of the shop in its own zone: who turns 18 today may register today. */
function today(now: Date) {
  return new Intl.DateTimeFormat("en-CA", { timeZone: "Australia/Sydney", dateStyle: "short" }).format(now);
}

export const sessionRouter = router({
  /** The customer signed in, or null. A session that has run out is nobody, not an error. */
  get: publicProcedure.query(async ({ ctx }) => {
    if (!ctx.session) return null;
    try {
      return await readOverview(ctx);
    } catch (error) {
      if (error instanceof ProblemError && error.problem.code === "signed_out") return null;
      throw error;
    }
  }),

  checkEmail: publicProcedure.input(checkEmailInput).mutation(async ({ ctx, input }) => {
    await ctx.limits.spend("checkEmail", addressOf(ctx));
    return unwrap(await ctx.main.POST("/check-email", { body: input }));
  }),

  login: publicProcedure.input(loginInput).mutation(async ({ ctx, input }) => {
    const email = input.email.toLowerCase();
    await ctx.limits.spend("loginByAddress", addressOf(ctx));
    await ctx.limits.spend("loginByEmail", email);
    const fingerprint = ctx.cookies.get("dc_fingerprint") ?? undefined;
    const result = unwrap(await ctx.main.POST("/login", { body: { ...input, fingerprint } }));
    await ctx.limits.forgive("loginByEmail", email);
    return signIn(ctx, result);
  }),

  signUp: publicProcedure.input(signUpInput).mutation(async ({ ctx, input }) => {
    await ctx.limits.spend("signUp", addressOf(ctx));
    const { passwordConfirmation: _, ...fields } = input;
    const { minimumAge } = unwrap(await ctx.main.GET("/config")) ?? registrationDefaults;
    if (ageOn(input.dateOfBirth, today(ctx.now())) < minimumAge) {
      const message = `You must be ${minimumAge} or over to register`;
      throw problem({ code: "under_age", status: 422, message, target: "dateOfBirth" });
    }
    const body = {
      ...fields,
      attribution: campaignOf(ctx.cookies),
      metadata: { platform: "Web" as const },
    };
    return signIn(ctx, unwrap(await ctx.main.POST("/signup", { body })));
  }),

  /** Ends the session here whatever the service answers: a customer who leaves must be gone. */
  logout: publicProcedure.mutation(async ({ ctx }) => {
    if (ctx.session) {
      await ctx.main.GET("/logout").catch((error: unknown) => ctx.log.warn({ err: error }, "logout was not heard"));
    }
    endSession(ctx.cookies);
    return { signedOut: true as const };
  }),
});
