import { buffer } from "node:stream/consumers";
import { z } from "zod";
import { pageSizes, pageWindow } from "#gateway/rules/paging.ts";
import { getOrderParameters, listOrdersParameters, printOrdersParameters } from "#generated/main/inputs.ts";
import type { components } from "#generated/main/schema.ts";
import { customerProcedure, router } from "../trpc.ts";
import type { ByteReply } from "../upstream/byte-stream.ts";
import { unwrap, unwrapEnvelope } from "../upstream/unwrap.ts";
import { readOrdersOf } from "./orders.read.ts";

type Schemas = components["schemas"];

const { status, limit } = listOrdersParameters().shape;
const listInput = z.object({ status, page: z.number().optional(), limit: limit.unwrap().default(pageSizes.orders) });

type OrderPage = { orders: Schemas["Order"][]; pageInfo: Schemas["PageInfo"] };

export const ordersRouter = router({
  list: customerProcedure.input(listInput).query(async ({ ctx, input }): Promise<OrderPage> => {
    const query = { status: input.status, ...pageWindow(input.page, input.limit) };
    const { result, pageInfo } = unwrapEnvelope(await ctx.main.GET("/orders", { params: { query } }));
    return { orders: result, pageInfo };
  }),

  /** The orders of a purchase: by the id of one order, or of the checkout of several. */
  listOfPurchase: customerProcedure
    .input(getOrderParameters().pick({ id: true }))
    .query(({ ctx, input }): Promise<Schemas["Order"][]> => readOrdersOf(ctx, input.id)),

  /** Upcoming tickets to print, or those of these ids, as base64 of a PDF. */
  print: customerProcedure.input(printOrdersParameters()).query(async ({ ctx, input }): Promise<{ base64: string }> => {
    const reply = await ctx.main.GET("/orders/pdf", { params: { query: input }, parseAs: "stream" });
    // A ByteReply of upstream/transport.ts; openapi-fetch types it as a web stream.
    const { bytes } = unwrapEnvelope(reply) as unknown as ByteReply;
    return { base64: (await buffer(bytes)).toString("base64") };
  }),

  get: customerProcedure
    .input(getOrderParameters().pick({ id: true }))
    .query(async ({ ctx, input }): Promise<Schemas["Order"]> => {
      const params = { path: { id: input.id }, query: { show_details: true } };
      return unwrap(await ctx.main.GET("/orders/{id}", { params }));
    }),
});
