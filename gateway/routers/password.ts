import { z } from "zod";
import { longEnough } from "#gateway/rules/account/password-change.ts";
import { matches } from "#gateway/rules/validators.ts";
import { requiredText } from "../inputs.ts";
import { type CustomerOverview, readOverview } from "../session/sign-in.ts";
import { customerProcedure, router } from "../trpc.ts";
import { unwrapEnvelope } from "../unwrap.ts";

const newPassword = z.object({
  password: requiredText(128, longEnough),
  confirmPassword: requiredText(128),
});

const forceChangeInput = newPassword.refine(({ password, confirmPassword }) => password === confirmPassword, {
  path: ["confirmPassword"],
  message: matches("password", true)(false) ?? "",
});

export const passwordRouter = router({
  /** Saves the password the shop has asked for, and answers the customer, who is asked for nothing or for what is next. */
  forceChange: customerProcedure.input(forceChangeInput).mutation(async ({ ctx, input }): Promise<CustomerOverview> => {
    unwrapEnvelope(await ctx.main.POST("/password/force-change", { body: input }));
    return readOverview(ctx);
  }),
});
