import { z } from "zod";
import { pageSizes, pageWindow } from "#gateway/rules/paging.ts";
import type { components } from "#generated/main/schema.ts";
import { customerProcedure, router } from "../trpc.ts";
import { unwrap, unwrapEnvelope } from "../upstream/unwrap.ts";

type Schemas = components["schemas"];

const listInput = z.object({
  status: z.enum(["upcoming_products", "past_products"]),
  page: z.number().optional(),
  limit: z.number().int().min(1).max(100).default(pageSizes.orders),
});

/** A page of orders. */
type OrderPage = { orders: Schemas["Order"][]; pageInfo: Schemas["PageInfo"] };

export const ordersRouter = router({
  list: customerProcedure.input(listInput).query(async ({ ctx, input }): Promise<OrderPage> => {
    const query = { status: input.status, ...pageWindow(input.page, input.limit) };
    const { result, pageInfo } = unwrapEnvelope(await ctx.main.GET("/orders", { params: { query } }));
    return { orders: result, pageInfo };
  }),

  get: customerProcedure
    .input(z.object({ id: z.string().min(1).max(64) }))
    .query(async ({ ctx, input }): Promise<Schemas["Order"]> => {
      const params = { path: { id: input.id }, query: { show_details: true } };
      return unwrap(await ctx.main.GET("/orders/{id}", { params }));
    }),
});
