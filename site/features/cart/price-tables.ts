import { packPrices } from "#site/lib/format/packed-prices.ts";
import { cartTypeOf, type GameType } from "#site/lib/game-types.ts";

/** The packed prices of each allowed number of games, by `priceTableKey`. */
export type PriceTables = Record<string, string>;

type Sold = {
  quantity?: number | undefined;
  lotteryKey?: string | undefined;
  gameType?: string | undefined;
  gameOffer?: string | undefined;
};
type Share = { syndicateEncodedId: string; costPerShare: { amount: number }; sharesAvailable?: number | undefined };
type Offer = {
  key: string;
  syndicates?: readonly Share[] | undefined;
  gameTypes: readonly {
    key: GameType;
    gameOffers: readonly { key: string; prices: readonly { games: number; price: number }[] }[];
  }[];
};

export const priceTableKey = ({ lotteryKey, gameType, gameOffer }: Sold) => `${lotteryKey}/${gameType}/${gameOffer}`;

/** Returns the price tables of the items in the cart only, because the page sends them to the browser. */
export function priceTables(items: readonly Sold[], offers: readonly Offer[]): PriceTables {
  const wanted = new Map(items.map((item) => [priceTableKey(item), item.quantity ?? 1]));
  return Object.fromEntries(
    offers.flatMap((offer) => [
      ...(offer.syndicates ?? []).flatMap((share) => {
        const name = priceTableKey({
          ...{ lotteryKey: offer.key, gameType: "syndicate", gameOffer: share.syndicateEncodedId },
        });
        const quantity = wanted.get(name);
        return quantity === undefined ? [] : [[name, packPrices(sharePrices(share, quantity))] as const];
      }),
      ...offer.gameTypes.flatMap((type) =>
        type.gameOffers.flatMap(({ key, prices }) => {
          const name = priceTableKey({ lotteryKey: offer.key, gameType: cartTypeOf(type.key), gameOffer: key });
          return wanted.has(name) ? [[name, packPrices(prices)] as const] : [];
        }),
      ),
    ]),
  );
}

// The most shares that one item can have.
const MOST_SHARES = 100;

/** Returns the prices of the shares that are left, and of fewer than the cart has. */
function sharePrices({ costPerShare, sharesAvailable = 0 }: Share, quantity: number) {
  const cents = Math.round(costPerShare.amount * 100);
  const most = Math.min(MOST_SHARES, Math.max(sharesAvailable, quantity));
  return Array.from({ length: most }, (_, index) => ({ games: index + 1, price: (cents * (index + 1)) / 100 }));
}
