// The one-off move of the customer's account (account §4).
import { z } from "zod";
import { terms } from "#gateway/rules/validators.ts";
import type { components } from "#generated/migration/schema.ts";
import { updateVisitor } from "../session/visitor.ts";
import { customerProcedure, router, withCapability } from "../trpc.ts";
import { unwrap } from "../upstream/unwrap.ts";

type Result = components["schemas"]["MigrationResult"];

const startInput = z.object({
  termsAccepted: z.boolean().refine((isAccepted) => isAccepted, terms(false) ?? ""),
  /** Sent by the first form: another move may start after one that failed unseen. */
  restart: z.literal("on").optional(),
});
const migrationProcedure = customerProcedure.use(withCapability("customer_migration"));

export const migrationRouter = router({
  /** Starts the move, or returns where it is. Call again after 3 seconds while it is in progress. */
  start: migrationProcedure
    .input(startInput)
    .mutation(async ({ ctx, input: { restart, termsAccepted } }): Promise<Result> => {
      const body = { termsAccepted, ...(restart && { restart: true }) };
      return unwrap(await ctx.migration.POST("/migrate", { body }));
    }),

  /** Keeps the dialog closed for 7 days. */
  dismiss: customerProcedure.input(z.object({})).mutation(({ ctx }): { isDismissed: true } => {
    ctx.cookies.set("dc_migration", "dismissed");
    updateVisitor(ctx.cookies, { migrates: false });
    return { isDismissed: true };
  }),
});
