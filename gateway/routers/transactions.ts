import { z } from "zod";
import { pageSizes, pageWindow } from "#gateway/rules/paging.ts";
import { getTransactionParameters, listTransactionsParameters } from "#generated/main/inputs.ts";
import type { components } from "#generated/main/schema.ts";
import { customerProcedure, router } from "../trpc.ts";
import { unwrap, unwrapEnvelope } from "../upstream/unwrap.ts";

type Schemas = components["schemas"];

const listInput = listTransactionsParameters()
  .omit({ offset: true })
  .extend({
    page: z.number().optional(),
    limit: listTransactionsParameters().shape.limit.unwrap().default(pageSizes.default),
  });

type TransactionPage = { transactions: Schemas["Transaction"][]; pageInfo: Schemas["PageInfo"] };

export const transactionsRouter = router({
  list: customerProcedure.input(listInput).query(async ({ ctx, input }): Promise<TransactionPage> => {
    const { limit, page, ...filters } = input;
    const query = { ...filters, ...pageWindow(page, limit) };
    const { result, pageInfo } = unwrapEnvelope(await ctx.main.GET("/transactions", { params: { query } }));
    return { transactions: result, pageInfo };
  }),

  get: customerProcedure
    .input(getTransactionParameters())
    .query(
      async ({ ctx, input }): Promise<Schemas["Transaction"]> =>
        unwrap(await ctx.main.GET("/transactions/{id}", { params: { path: input } })),
    ),
});
