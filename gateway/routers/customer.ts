import type { components } from "#generated/main/schema.ts";
import type { Context } from "../context.ts";
import { problem } from "../errors.ts";
import { customerProcedure, router, withCapability } from "../trpc.ts";
import { unwrap, unwrapEnvelope } from "../upstream/unwrap.ts";
import { detailsInput, upgradeInput } from "./customer.input.ts";
import { type CustomerOverview, readOverview } from "./customer.read.ts";

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
});
