import { z } from "zod";
import { RemindersUpdate, stopRemindersParameters } from "#generated/main/inputs.ts";
import type { components } from "#generated/main/schema.ts";
import { customerProcedure, publicProcedure, router, withCapability } from "../trpc.ts";
import { unwrap } from "../upstream/unwrap.ts";

type Reminders = components["schemas"]["Reminders"];

const { lotteryKeys, minimumJackpotAmount } = RemindersUpdate().shape;
const setInput = z.object({
  /** Absent is none: a form sends only the boxes that are ticked. */
  lotteryKeys: lotteryKeys.default([]),
  /** In dollars; 0 is none. */
  minimumJackpotAmount: z.coerce.number().pipe(minimumJackpotAmount),
});

const manages = customerProcedure.use(withCapability("manage-notification-settings"));

export const remindersRouter = router({
  /** The mails about draws on sale that the customer asked for. */
  get: manages.query(async ({ ctx }): Promise<Reminders> => unwrap(await ctx.main.GET("/reminders"))),

  /** Replaces them. */
  set: manages
    .input(setInput)
    .mutation(async ({ ctx, input: body }): Promise<Reminders> => unwrap(await ctx.main.PUT("/reminders", { body }))),

  /** Stops all reminders of the customer whom a mail's link names. Works repeatedly. */
  stop: publicProcedure
    .input(stopRemindersParameters().pick({ reference: true }))
    .mutation(async ({ ctx, input: path }): Promise<Reminders> => {
      await ctx.limits.spend("preferenceLinkByAddress", ctx.ip);
      return unwrap(await ctx.main.DELETE("/reminders/{reference}", { params: { path } }));
    }),
});
