// Two-factor authentication of the signed-in customer: settings, set-up and removal (account §3, §4).
import { z } from "zod";
import { StartAuthenticatorRequest, TwoFactorMethod } from "#generated/main/inputs.ts";
import type { components } from "#generated/main/schema.ts";
import { customerProcedure, router, withCapability } from "../trpc.ts";
import { unwrap, unwrapEnvelope } from "../upstream/unwrap.ts";
import { otpText } from "./session.input.ts";
import { type SentCode, sendCode } from "./session-code.ts";

type Schemas = components["schemas"];

const manageProcedure = customerProcedure.use(withCapability("manage-account"));

const nothing = z.object({});
const enableInput = z.object({ method: TwoFactorMethod(), otp: otpText });
/** The current password, which turning two-factor on asks for first. */
const startInput = z.object({ password: StartAuthenticatorRequest().shape.password });

export const twoFactorRouter = router({
  /** Whether two-factor authentication is on, and by which method. */
  get: customerProcedure.query(
    async ({ ctx }): Promise<Schemas["TwoFactorConfig"]> => unwrap(await ctx.main.GET("/customer/two-factor-auth")),
  ),

  /**
   * Creates the key of an authenticator, valid for 30 minutes. It is returned once. Needs the password, or a code of the
   * current method.
   */
  startAuthenticator: manageProcedure
    .input(startInput)
    .mutation(
      async ({ ctx, input }): Promise<Schemas["AuthenticatorSetup"]> =>
        unwrap(await ctx.main.POST("/customer/two-factor-auth/authenticator", { body: input })),
    ),

  /**
   * Emails a code that turns on codes by email. Refused within 60 seconds of the last one. Needs the password, or a code
   * of the current method.
   */
  startEmail: manageProcedure
    .input(startInput)
    .mutation(async ({ ctx, input }): Promise<SentCode> => sendCode(ctx, "enrol", input.password)),

  /**
   * Turns a method on with its first code and returns recovery codes, or changes the method. A change may need a code of the
   * current method.
   */
  enable: manageProcedure
    .input(enableInput)
    .mutation(
      async ({ ctx, input }): Promise<Schemas["TwoFactorConfig"]> =>
        unwrap(await ctx.main.PUT("/customer/two-factor-auth", { body: input })),
    ),

  /** Replaces the recovery codes and returns the new ones, once. Needs a one-time code. */
  createRecoveryCodes: manageProcedure
    .input(nothing)
    .mutation(
      async ({ ctx }): Promise<Schemas["RecoveryCodes"]> =>
        unwrap(await ctx.main.POST("/customer/two-factor-auth/recovery-codes")),
    ),

  /** Ends the suggestion on the overview, whatever the answer. */
  acknowledgePrompt: customerProcedure.input(nothing).mutation(async ({ ctx }): Promise<{ isAcknowledged: true }> => {
    unwrapEnvelope(await ctx.main.POST("/customer/two-factor-auth/prompt-acknowledged"));
    return { isAcknowledged: true };
  }),

  /** Turns two-factor authentication off. May need a one-time code. */
  disable: manageProcedure.input(nothing).mutation(async ({ ctx }): Promise<{ enabled: false }> => {
    unwrapEnvelope(await ctx.main.DELETE("/customer/two-factor-auth"));
    return { enabled: false };
  }),
});
