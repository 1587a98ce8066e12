import { z } from "zod";
import { pageSizes, pageWindow } from "#gateway/rules/paging.ts";
import type { components } from "#generated/main/schema.ts";
import { customerProcedure, router } from "../trpc.ts";
import { unwrap, unwrapEnvelope } from "../upstream/unwrap.ts";

type Schemas = components["schemas"];

const listInput = z.object({
  page: z.number().optional(),
  limit: z.number().int().min(1).max(100).default(pageSizes.default),
  type: z.enum(["deposit", "withdrawal", "purchase", "winnings", "refund", "adjustment"]).optional(),
  status: z.enum(["pending", "completed", "failed", "cancelled"]).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
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
    .input(z.object({ id: z.string().min(1).max(64) }))
    .query(
      async ({ ctx, input }): Promise<Schemas["Transaction"]> =>
        unwrap(await ctx.main.GET("/transactions/{id}", { params: { path: input } })),
    ),
});
