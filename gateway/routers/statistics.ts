import { getStatisticsParameters } from "#generated/main/inputs.ts";
import type { components } from "#generated/main/schema.ts";
import { publicProcedure, router } from "../trpc.ts";
import { unwrap } from "../upstream/unwrap.ts";

type Schemas = components["schemas"];

/** How often each number of a lottery was drawn, and suggested numbers. Neither says anything about the next draw. */
export const statisticsRouter = router({
  get: publicProcedure
    .input(getStatisticsParameters())
    .query(
      async ({ ctx, input }): Promise<Schemas["Statistics"]> =>
        unwrap(await ctx.main.GET("/statistics/{lotteryKey}", { params: { path: input } })),
    ),

  /** The tips of one lottery. */
  listTips: publicProcedure
    .input(getStatisticsParameters())
    .query(async ({ ctx, input }): Promise<Schemas["Tip"][]> => {
      const tips = unwrap(await ctx.main.GET("/tips"));
      return tips.filter(({ lotteryKey }) => lotteryKey === input.lotteryKey);
    }),
});
