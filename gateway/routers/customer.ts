import type { Context } from "../context.ts";
import { unwrapEnvelope } from "../errors.ts";
import { readOverview } from "../session/sign-in.ts";
import { customerProcedure, router } from "../trpc.ts";

/** Confirms and answers the customer as they are now: what else is to be confirmed follows from it (shell §4). */
async function confirm(ctx: Context, path: "/customer/confirm-address" | "/customer/confirm-email-address") {
  unwrapEnvelope(await ctx.main.PATCH(path));
  return readOverview(ctx);
}

export const customerRouter = router({
  confirmAddress: customerProcedure.mutation(({ ctx }) => confirm(ctx, "/customer/confirm-address")),

  confirmEmailAddress: customerProcedure.mutation(({ ctx }) => confirm(ctx, "/customer/confirm-email-address")),
});
