// Which earlier orders are suggested beside the cart. Pure.
import { findLottery } from "../../catalogue/offers/catalogue.ts";
import { findGameOffer, priceCents } from "../../catalogue/offers/prices.rules.ts";
import type { Bought } from "../orders/orders.rows.ts";
import { bookOf } from "../products/raffle.rules.ts";

/** What one draw of an earlier order costs today. `games` are books for a raffle. */
type Repeat = { games: number; cents: number };

// The contract lists ten at most.
const MAX_ORDERS = 10;

/** Returns an earlier order for one draw, or null if that is no longer sold. */
function repeatOf(order: Bought): Repeat | null {
  const { product_offer_key: lottery_key, game_offer, game_type, num_games, quantity } = order;
  if (order.product_type === "raffle_ticket") {
    const book = bookOf({ lottery_key, game_offer });
    return book && { games: quantity, cents: book.cents * quantity };
  }
  const lottery = findLottery(lottery_key);
  const offer = lottery && findGameOffer(lottery, game_type, game_offer);
  // A ticket with days is for a week, not for one draw.
  if (!offer || offer.days || !offer.drawCounts.includes(1)) return null;
  if (num_games < offer.minGames || num_games > offer.maxGames) return null;
  return { games: num_games, cents: priceCents(offer, num_games) };
}

type Facts = {
  /** The next draw on sale of an offer, or null. */
  nextDrawNo: (productOfferKey: string) => number | null;
  /** The offers in the customer's cart. */
  inCart: ReadonlySet<string>;
};

/** Returns the orders that can be repeated now, each way of playing once, latest purchase first. */
export function recommend(orders: readonly Bought[], { inCart, nextDrawNo }: Facts) {
  const seen = new Set<string>();
  const isNew = ({ game_offer, num_games, product_offer_key, quantity }: Bought) => {
    const way = [product_offer_key, game_offer, num_games, quantity].join("\n");
    return !seen.has(way) && seen.add(way);
  };
  return orders
    .filter(({ product_offer_key }) => !inCart.has(product_offer_key))
    .flatMap((order) => {
      const drawNo = nextDrawNo(order.product_offer_key);
      const repeat = repeatOf(order);
      return drawNo !== null && repeat && isNew(order) ? [{ order, drawNo, ...repeat }] : [];
    })
    .slice(0, MAX_ORDERS);
}
