import type { PricedOffer } from "#site/features/products/kind/product.ts";
import { viewOf } from "#site/features/products/offer-views.ts";
import { packPrices } from "#site/lib/format/packed-prices.ts";

/** The packed prices of each allowed number of games, by `priceTableKey`. */
export type PriceTables = Record<string, string>;

type Sold = {
  quantity?: number | undefined;
  lotteryKey?: string | undefined;
  gameType?: string | undefined;
  gameOffer?: string | undefined;
};
export const priceTableKey = ({ lotteryKey, gameType, gameOffer }: Sold) => `${lotteryKey}/${gameType}/${gameOffer}`;

/** Returns the price tables of the items in the cart only, because the page sends them to the browser. */
export function priceTables(items: readonly Sold[], offers: readonly PricedOffer[]): PriceTables {
  const quantities = new Map(items.map((item) => [priceTableKey(item), item.quantity ?? 1]));
  return Object.fromEntries(
    offers.flatMap((offer) => {
      const nameOf = (gameType: string, gameOffer: string) =>
        priceTableKey({ lotteryKey: offer.key, gameType, gameOffer });
      return viewOf(offer)
        .priceTables(offer, (...sold) => quantities.get(nameOf(...sold)))
        .map(({ gameOffer, gameType, prices }) => [nameOf(gameType, gameOffer), packPrices(prices)] as const);
    }),
  );
}
