import { z } from "zod";
import { pageSizes, pageWindow } from "#gateway/rules/paging.ts";
import { unwrap, unwrapEnvelope } from "../errors.ts";
import { publicProcedure, router } from "../trpc.ts";
import { readPriced } from "./pricing.ts";

const productOfferKey = z.string().min(1).max(64);
const drawInput = z.object({ productOfferKey, drawNo: z.number().int().min(1).max(2_147_483_647) });

const listPastInput = z.object({
  productOfferKey,
  page: z.number().optional(),
  limit: z.number().int().min(1).max(100).default(pageSizes.pastResults),
  category: z.enum(["lotteries", "raffles"]).optional(),
  /** With the customer's own tickets and winnings. */
  withTickets: z.boolean().default(false),
});

export const drawsRouter = router({
  details: publicProcedure
    .input(drawInput)
    .query(async ({ ctx, input }) =>
      unwrap(await ctx.main.GET("/draw/details/{productOfferKey}/{drawNo}", { params: { path: input } })),
    ),

  listPast: publicProcedure.input(listPastInput).query(async ({ ctx, input }) => {
    const { productOfferKey, category } = input;
    const customerId = input.withTickets ? ctx.session?.customerId : undefined;
    const query = { ...pageWindow(input.page, input.limit), category, customerId };
    const { result, pageInfo } = unwrapEnvelope(
      await readPriced(ctx, (pricingId) =>
        ctx.main.GET("/draws/pricing/{pricingId}/past/{productOfferKey}", {
          params: { path: { pricingId, productOfferKey }, query },
        }),
      ),
    );
    return { draws: result, pageInfo };
  }),

  /** The latest result of every offer. */
  resultKeys: publicProcedure.query(async ({ ctx }) => {
    return unwrap(
      await readPriced(ctx, (pricingId) =>
        ctx.main.GET("/draws/pricing/{pricingId}/past/result_keys", { params: { path: { pricingId } } }),
      ),
    );
  }),

  /** A draw's result; for a customer with their own tickets and winnings. */
  fullResult: publicProcedure.input(drawInput).query(async ({ ctx, input }) => {
    const params = { path: input };
    if (ctx.session) {
      return unwrap(await ctx.main.GET("/draw/full_result_customer/{productOfferKey}/{drawNo}", { params }));
    }
    return unwrap(await ctx.main.GET("/draw/full_result/{productOfferKey}/{drawNo}", { params }));
  }),
});
