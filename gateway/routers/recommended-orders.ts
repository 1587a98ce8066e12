import { z } from "zod";
import { getOrderParameters } from "#generated/main/inputs.ts";
import type { components } from "#generated/main/schema.ts";
import type { Context } from "../context.ts";
import { notFound } from "../foundation/errors.ts";
import { customerProcedure, router, withCapability } from "../trpc.ts";
import { unwrap } from "../upstream/unwrap.ts";
import { addToCart } from "./cart-change.ts";
import { addCartItem, type Cart } from "./cart-owner.ts";

type Schemas = components["schemas"];

const addInput = getOrderParameters().pick({ id: true }).extend({ idempotencyKey: z.uuid() });

const listRecommended = async ({ main }: Context): Promise<Schemas["RecommendedOrder"][]> =>
  unwrap(await main.GET("/orders/recommended"));

type Order = Schemas["Order"];
type Recommended = Schemas["RecommendedOrder"];

/** Returns a ticket with the same numbers. Quick-picks get new ones. */
function lotteryItem(
  { games, gameType = "standard", madeFrom, quickpick }: Order,
  { gameOffer, numGames }: Recommended,
) {
  const ticket = { productType: "lottery_ticket" as const, gameType, gameOffer, quickpick, numDraws: 1 };
  if (quickpick) return { ...ticket, numGames };
  return madeFrom ? { ...ticket, games: [madeFrom], numGames } : { ...ticket, games };
}

type WithoutDraw<Item> = Item extends unknown ? Omit<Item, "lotteryKey" | "drawNo" | "expectedPrice"> : never;
type NewItem = WithoutDraw<Schemas["CartItemInput"]>;
type Repeats = Partial<Record<Order["productType"], (order: Order, recommended: Recommended) => NewItem>>;

/** What an earlier order of each kind is as a new item for one draw. Other kinds cannot be repeated. */
const items: Repeats = {
  lottery_ticket: lotteryItem,
  multi_draw_ticket: lotteryItem,
  raffle_ticket: ({ causeKey, showWinnerName }, { gameOffer, numGames }) => ({
    productType: "raffle_ticket" as const,
    raffleOffer: gameOffer,
    books: numGames,
    ...(causeKey !== undefined && { causeKey }),
    ...(showWinnerName !== undefined && { showWinnerName }),
  }),
  syndicate_share: (_, { gameOffer, numGames }) => ({
    productType: "syndicate_share" as const,
    syndicateKey: gameOffer,
    numShares: numGames,
  }),
};

function itemOf(order: Order, recommended: Recommended) {
  const item = items[order.productType]?.(order, recommended);
  if (!item) throw notFound();
  const { drawNo, price: expectedPrice } = recommended;
  return { ...item, lotteryKey: order.productOfferKey, drawNo, expectedPrice };
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
