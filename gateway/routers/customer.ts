import type { components } from "#generated/main/schema.ts";
import type { Context } from "../context.ts";
import { type CustomerOverview, readOverview } from "../session/sign-in.ts";
import { customerProcedure, router } from "../trpc.ts";
import { unwrap, unwrapEnvelope } from "../unwrap.ts";
import { upgradeInput } from "./customer.input.ts";

type Schemas = components["schemas"];

/** Confirms and answers the customer as they are now: what else is to be confirmed follows from it (shell §4). */
async function confirm(ctx: Context, path: "/customer/confirm-address" | "/customer/confirm-email-address") {
  unwrapEnvelope(await ctx.main.PATCH(path));
  return readOverview(ctx);
}

export const customerRouter = router({
  /** Who the customer is and where they live, as far as the shop knows. */
  details: customerProcedure.query(
    async ({ ctx }): Promise<Schemas["CustomerDetails"]> => unwrap(await ctx.main.GET("/customer/details")),
  ),

  /** Completes an account the shop has asked to upgrade: the details first, since agreeing is what ends it (shell §2). */
  upgrade: customerProcedure.input(upgradeInput).mutation(async ({ ctx, input }): Promise<CustomerOverview> => {
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
