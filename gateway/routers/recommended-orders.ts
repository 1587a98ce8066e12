import { z } from "zod";
import { getOrderParameters } from "#generated/main/inputs.ts";
import type { components } from "#generated/main/schema.ts";
import type { Context } from "../context.ts";
import { notFound } from "../errors.ts";
import { customerProcedure, router, withCapability } from "../trpc.ts";
import { unwrap } from "../upstream/unwrap.ts";
import { addToCart } from "./cart.change.ts";
import { addCartItem, type Cart } from "./cart.owner.ts";

type Schemas = components["schemas"];

const addInput = getOrderParameters().pick({ id: true }).extend({ idempotencyKey: z.uuid() });

const listRecommended = async ({ main }: Context): Promise<Schemas["RecommendedOrder"][]> =>
  unwrap(await main.GET("/orders/recommended"));

/** Returns an earlier order as a new item for one draw. Quick-picks get new numbers. */
function itemOf(order: Schemas["Order"], { drawNo, gameOffer, numGames, price }: Schemas["RecommendedOrder"]) {
  const common = { lotteryKey: order.productOfferKey, drawNo, expectedPrice: price };
  if (order.productType === "raffle_ticket") {
    const { causeKey, showWinnerName } = order;
    return {
      ...{ ...common, productType: "raffle_ticket" as const, raffleOffer: gameOffer, books: numGames },
      ...(causeKey !== undefined && { causeKey }),
      ...(showWinnerName !== undefined && { showWinnerName }),
    };
  }
  const { games, gameType = "standard", madeFrom, quickpick } = order;
  return {
    ...{ ...common, productType: "lottery_ticket" as const, gameType, gameOffer, quickpick, numDraws: 1 },
    ...(quickpick ? { numGames } : madeFrom ? { games: [madeFrom], numGames } : { games }),
  };
}

/** Earlier orders that the customer may repeat, beside the cart. */
export const recommendedOrdersRouter = router({
  list: customerProcedure
    .use(withCapability("pre_cart_recommended_draws"))
    .query(({ ctx }): Promise<Schemas["RecommendedOrder"][]> => listRecommended(ctx)),

  /** Adds an earlier order to the cart, for its next draw at today's price. */
  add: customerProcedure
    .use(withCapability("pre_cart_recommended_draws"))
    .input(addInput)
    .mutation(async ({ ctx, input }): Promise<Cart> => {
      const recommended = (await listRecommended(ctx)).find(({ id }) => id === input.id);
      if (!recommended) throw notFound();
      const order = unwrap(await ctx.main.GET("/orders/{id}", { params: { path: { id: input.id } } }));
      const item = itemOf(order, recommended);
      return addToCart(ctx, (owner) => addCartItem(ctx, owner, item, input.idempotencyKey));
    }),
});
