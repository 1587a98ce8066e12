import { z } from "zod";
import {
  CloseAccountRequest,
  ConfirmAddressRequest,
  ConfirmEmailChangeRequest,
  EmailChangeRequest,
} from "#generated/main/inputs.ts";
import type { components } from "#generated/main/schema.ts";
import type { Context } from "../context.ts";
import { problem } from "../foundation/errors.ts";
import { endClosedSession, endSession } from "../session/session.ts";
import { customerProcedure, publicProcedure, router, withCapability } from "../trpc.ts";
import { unwrap, unwrapEnvelope } from "../upstream/unwrap.ts";
import { type CustomerOverview, readOverview } from "./customer.read.ts";
import { emailText, requiredText } from "./fields.input.ts";
import { signUpFields, withFittingAddress, withRegion } from "./session.input.ts";
import { isLinkOver } from "./session-sign-in.ts";

const changeable = {
  firstname: true,
  lastname: true,
  phoneNumber: true,
  address: true,
  suburb: true,
  state: true,
  postcode: true,
  country: true,
  addressEntry: true,
} as const;

/** Every changeable detail. A verified customer's name is absent. */
const detailsInput = withFittingAddress(
  signUpFields.pick(changeable).partial({ firstname: true, lastname: true }),
).transform(withRegion);

/** The fields of an account upgrade: every changeable detail, and the terms. */
const upgradeInput = withFittingAddress(signUpFields.pick({ ...changeable, termsAccepted: true })).transform(
  withRegion,
);

const closeInput = CloseAccountRequest().extend({ password: requiredText(CloseAccountRequest().shape.password) });
const emailChangeInput = z.object({
  email: emailText,
  password: requiredText(EmailChangeRequest().shape.password),
});

type Schemas = components["schemas"];

/** Confirms the detail and returns the updated customer, with what is left to confirm (shell §4). */
async function confirm(ctx: Context, path: "/customer/confirm-address" | "/customer/confirm-email-address") {
  unwrapEnvelope(await ctx.main.PATCH(path));
  return readOverview(ctx);
}

export const customerRouter = router({
  /** The customer's name, address and contact details. */
  details: customerProcedure.query(
    async ({ ctx }): Promise<Schemas["CustomerDetails"]> => unwrap(await ctx.main.GET("/customer/details")),
  ),

  /** Changes the details. Returns whether a move to another state ended the verification. */
  updateDetails: customerProcedure
    .use(withCapability("account_details_manage"))
    .input(detailsInput)
    .mutation(
      async ({ ctx, input }): Promise<Schemas["CustomerDetails"]> =>
        unwrap(await ctx.main.POST("/customer/details", { body: input })),
    ),

  /** Upgrades the account: saves the details first, since accepting the terms completes the upgrade (shell §2). */
  upgrade: customerProcedure.input(upgradeInput).mutation(async ({ ctx, input }): Promise<CustomerOverview> => {
    if (!(await readOverview(ctx)).accountUpgrade) {
      const message = "Your account is already up to date. You can change your details in your account.";
      throw problem({ code: "not_required", status: 409, message });
    }
    const { termsAccepted: accepted, ...details } = input;
    unwrap(await ctx.main.POST("/customer/details", { body: details }));
    unwrapEnvelope(await ctx.main.POST("/customer/terms-and-conditions", { body: { accepted } }));
    return readOverview(ctx);
  }),

  confirmAddress: customerProcedure.mutation(
    ({ ctx }): Promise<CustomerOverview> => confirm(ctx, "/customer/confirm-address"),
  ),

  confirmEmailAddress: customerProcedure.mutation(
    ({ ctx }): Promise<CustomerOverview> => confirm(ctx, "/customer/confirm-email-address"),
  ),

  /** Acknowledges that the customer may not play in their country (account §6). They may still browse and withdraw. */
  acknowledgeCountry: customerProcedure.mutation(async ({ ctx }): Promise<CustomerOverview> => {
    unwrapEnvelope(await ctx.main.POST("/customer/terms-and-conditions/location", { body: { accepted: true } }));
    return readOverview(ctx);
  }),

  /** Whether the link of a letter or of an email change was used or has expired. Does not use it up. */
  isLinkOver: publicProcedure
    .input(ConfirmEmailChangeRequest())
    .query(({ ctx, input }): Promise<boolean> => isLinkOver(ctx, input.token)),

  /** Confirms the address with the token of a letter, without a sign-in. Refuses a used or expired one with `link_expired`. */
  confirmAddressByLink: publicProcedure
    .input(ConfirmAddressRequest().required())
    .mutation(async ({ ctx, input }): Promise<{ confirmed: true }> => {
      await ctx.limits.spend("loginByAddress", ctx.ip);
      unwrapEnvelope(await ctx.main.PATCH("/customer/confirm-address", { body: input }));
      return { confirmed: true };
    }),

  /** Emails a link that changes the customer's email. Free and taken emails get the same reply. */
  requestEmailChange: customerProcedure
    .use(withCapability("account_details_manage"))
    .input(emailChangeInput)
    .mutation(async ({ ctx, input }): Promise<{ requested: true }> => {
      unwrapEnvelope(await ctx.main.POST("/customer/email-change", { body: input }));
      return { requested: true };
    }),

  /**
   * Closes the account for good and ends the session. Refused with `balance_remaining`, `tickets_upcoming` or
   * `prizes_remaining` while money, a ticket or a prize to deliver is left. May need a one-time code.
   */
  close: customerProcedure
    .use(withCapability("customer-deactivate"))
    .input(closeInput)
    .mutation(async ({ ctx, input }): Promise<{ closed: true }> => {
      unwrapEnvelope(await ctx.main.DELETE("/customer", { body: input }));
      endClosedSession(ctx.cookies);
      return { closed: true };
    }),

  /** Changes the email with the link to the new one, or undoes the change with the link to the old one. */
  confirmEmailChange: publicProcedure
    .input(ConfirmEmailChangeRequest())
    .mutation(async ({ ctx, input }): Promise<{ outcome: "changed" | "undone" }> => {
      await ctx.limits.spend("loginByAddress", ctx.ip);
      const { outcome } = unwrap(await ctx.main.POST("/customer/email-change/confirm", { body: input }));
      if (outcome === "undone") endSession(ctx.cookies);
      return { outcome };
    }),
});
