import { z } from "zod";
import { pageSizes, pageWindow } from "#gateway/rules/paging.ts";
import {
  getDrawDetailsParameters,
  listArchivedDrawsParameters,
  listDrawWinnersParameters,
  listPastDrawsParameters,
} from "#generated/main/inputs.ts";
import type { components } from "#generated/main/schema.ts";
import { customerProcedure, publicProcedure, router } from "../trpc.ts";
import { unwrap, unwrapEnvelope } from "../upstream/unwrap.ts";
import { readPriced } from "./pricing.ts";

type Schemas = components["schemas"];

const drawInput = getDrawDetailsParameters();

const listPastInput = listPastDrawsParameters()
  .pick({ productOfferKey: true, category: true })
  .extend({
    page: z.number().optional(),
    limit: listPastDrawsParameters().shape.limit.unwrap().default(pageSizes.pastResults),
    /** Include the customer's own tickets and winnings. */
    withTickets: z.boolean().default(false),
  });

const listPastOwnInput = listPastInput.pick({ productOfferKey: true, page: true, limit: true });

const listWinnersInput = listDrawWinnersParameters()
  .pick({ productOfferKey: true, drawNo: true, search: true })
  .extend({ page: z.number().optional() });

/** A page of past draws of an offer, latest first. */
type PastDraws = { draws: Schemas["DrawResult"][]; pageInfo: Schemas["PageInfo"] };

/** A page of the winners of a draw, most valuable prize first. */
type DrawWinners = { winners: Schemas["Winner"][]; pageInfo: Schemas["PageInfo"] };

export const drawsRouter = router({
  getDetails: publicProcedure
    .input(drawInput)
    .query(
      async ({ ctx, input }): Promise<Schemas["DrawDetails"]> =>
        unwrap(await ctx.main.GET("/draw/details/{productOfferKey}/{drawNo}", { params: { path: input } })),
    ),

  listPast: publicProcedure.input(listPastInput).query(async ({ ctx, input }): Promise<PastDraws> => {
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

  /** The past draws in which the customer had a ticket, latest first, with the customer's own tickets. */
  listPastOwn: customerProcedure.input(listPastOwnInput).query(async ({ ctx, input }): Promise<PastDraws> => {
    const { productOfferKey, page, limit } = input;
    const params = { path: { productOfferKey }, query: pageWindow(page, limit) };
    const reply = await ctx.main.GET("/draws/past_customer/{productOfferKey}", { params });
    const { result, pageInfo } = unwrapEnvelope(reply);
    return { draws: result, pageInfo };
  }),

  /** The results of one month by the lottery's calendar, latest first. Empty for a month without draws. */
  listArchived: publicProcedure
    .input(listArchivedDrawsParameters())
    .query(
      async ({ ctx, input }): Promise<Schemas["DrawResult"][]> =>
        unwrap(
          await ctx.main.GET("/draws/past/archived/{productOfferKey}/{year}/{month}", { params: { path: input } }),
        ),
    ),

  /** The latest result of every offer. */
  listResultKeys: publicProcedure.query(async ({ ctx }): Promise<Schemas["ResultKey"][]> => {
    return unwrap(
      await readPriced(ctx, (pricingId) =>
        ctx.main.GET("/draws/pricing/{pricingId}/past/result_keys", { params: { path: { pricingId } } }),
      ),
    );
  }),

  /** The winners of a draw, named by initials if they agreed. The search finds ticket numbers and initials. */
  listWinners: publicProcedure.input(listWinnersInput).query(async ({ ctx, input }): Promise<DrawWinners> => {
    const { page, search, ...path } = input;
    const query = { ...pageWindow(page, pageSizes.drawWinners), ...(search !== undefined && { search }) };
    const reply = await ctx.main.GET("/draw/details/{productOfferKey}/{drawNo}/winners", { params: { path, query } });
    const { result, pageInfo } = unwrapEnvelope(reply);
    return { winners: result, pageInfo };
  }),

  /** A draw's result. For customers it includes their own tickets and winnings. */
  getFullResult: publicProcedure.input(drawInput).query(async ({ ctx, input }): Promise<Schemas["DrawFullResult"]> => {
    const params = { path: input };
    if (ctx.session) {
      return unwrap(await ctx.main.GET("/draw/full_result_customer/{productOfferKey}/{drawNo}", { params }));
    }
    return unwrap(await ctx.main.GET("/draw/full_result/{productOfferKey}/{drawNo}", { params }));
  }),
});
