import { z } from "zod";
import { favouriteNumbers, readNumbers } from "../rules/favourite-numbers.ts";
import { updateVisitor } from "../session/visitor.ts";
import { customerProcedure, router, withCapability } from "../trpc.ts";
import { unwrapEnvelope } from "../upstream/unwrap.ts";
import { readOverview } from "./customer.read.ts";
import { typedText } from "./fields.input.ts";

const saveInput = z.object({
  numbers: typedText("line", z.string().max(1_000), favouriteNumbers),
  /** New tickets start with them. Absent keeps the choice. */
  isAutomatic: z.boolean().optional(),
});

/** Whether the customer had no set before, another one, or the same. */
type Saved = { numbers: number[]; change: "added" | "replaced" | "none" };

export const favouriteNumbersRouter = router({
  /** Saves the customer's one set (shop §8). The same set is not saved again, unless the choice of `isAutomatic` differs. */
  save: customerProcedure
    .use(withCapability("favourite-numbers"))
    .input(saveInput)
    .mutation(async ({ ctx, input }): Promise<Saved> => {
      const before = await readOverview(ctx);
      const numbers = readNumbers(input.numbers);
      const change = changeOf(before.favouriteNumbers, numbers);
      const automaticFavouriteNumbers = input.isAutomatic ?? before.automaticFavouriteNumbers;
      if (change !== "none" || automaticFavouriteNumbers !== before.automaticFavouriteNumbers) {
        const body = { favouriteNumbers: numbers, automaticFavouriteNumbers };
        unwrapEnvelope(await ctx.main.PUT("/favourite-numbers", { body }));
        updateVisitor(ctx.cookies, { autoFavourites: automaticFavouriteNumbers });
      }
      return { numbers, change };
    }),

  /** Deletes the customer's set. */
  remove: customerProcedure.use(withCapability("favourite-numbers")).mutation(async ({ ctx }): Promise<void> => {
    unwrapEnvelope(await ctx.main.PUT("/favourite-numbers", { body: { favouriteNumbers: [] } }));
    updateVisitor(ctx.cookies, { autoFavourites: false });
  }),
});

function changeOf(before: readonly number[], after: readonly number[]): Saved["change"] {
  if (before.length === 0) return "added";
  return before.join() === after.join() ? "none" : "replaced";
}
