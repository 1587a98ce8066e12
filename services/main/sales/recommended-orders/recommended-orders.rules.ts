// Which earlier orders are suggested beside the cart. Pure.
import { productOf } from "../products/kinds.ts";
import type { Bought } from "../products/order.ts";

// The contract lists ten at most.
const MAX_ORDERS = 10;

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
      const repeat = productOf(order).orders.repeat(order);
      return drawNo !== null && repeat && isNew(order) ? [{ order, drawNo, ...repeat }] : [];
    })
    .slice(0, MAX_ORDERS);
}
