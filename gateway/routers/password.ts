import { z } from "zod";
import { longEnough } from "#gateway/rules/account/password-change.ts";
import { matches } from "#gateway/rules/validators.ts";
import { ForcePasswordChangeRequest } from "#generated/main/inputs.ts";
import { customerProcedure, router } from "../trpc.ts";
import { unwrapEnvelope } from "../upstream/unwrap.ts";
import { type CustomerOverview, readOverview } from "./customer.read.ts";
import { requiredText } from "./fields.input.ts";

const newPassword = z.object({
  password: requiredText(ForcePasswordChangeRequest().shape.password, longEnough),
  confirmPassword: requiredText(ForcePasswordChangeRequest().shape.confirmPassword),
});

const forceChangeInput = newPassword.refine(({ password, confirmPassword }) => password === confirmPassword, {
  path: ["confirmPassword"],
  message: matches("password", true)(false) ?? "",
});

export const passwordRouter = router({
  /** Saves the new password and returns the customer, with the next page to complete, if any. */
  forceChange: customerProcedure.input(forceChangeInput).mutation(async ({ ctx, input }): Promise<CustomerOverview> => {
    unwrapEnvelope(await ctx.main.POST("/password/force-change", { body: input }));
    return readOverview(ctx);
  }),
});
