import { packPrices } from "#site/lib/format/packed-prices.ts";
import { cartTypeOf, type GameType } from "#site/lib/game-types.ts";

/** The packed prices of each allowed number of games, by `priceTableKey`. */
export type PriceTables = Record<string, string>;

type Sold = { lotteryKey?: string | undefined; gameType?: string | undefined; gameOffer?: string | undefined };
type Offer = {
  key: string;
  gameTypes: readonly {
    key: GameType;
    gameOffers: readonly { key: string; prices: readonly { games: number; price: number }[] }[];
  }[];
};

export const priceTableKey = ({ lotteryKey, gameType, gameOffer }: Sold) => `${lotteryKey}/${gameType}/${gameOffer}`;

/** Returns the price tables of the items in the cart only, because the page sends them to the browser. */
export function priceTables(items: readonly Sold[], offers: readonly Offer[]): PriceTables {
  const wanted = new Set(items.map(priceTableKey));
  return Object.fromEntries(
    offers.flatMap((offer) =>
      offer.gameTypes.flatMap((type) =>
        type.gameOffers.flatMap(({ key, prices }) => {
          const name = priceTableKey({ lotteryKey: offer.key, gameType: cartTypeOf(type.key), gameOffer: key });
          return wanted.has(name) ? [[name, packPrices(prices)]] : [];
        }),
      ),
    ),
  );
}
