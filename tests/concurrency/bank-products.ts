// What the customers of the bank test buy: every way to play of the catalogue, in a region that sells it.
import { isPlayedIn } from "#services/main/catalogue/game-offers/game-types.ts";
import { isLicensedIn } from "#services/main/catalogue/offers/licences.ts";
import { PUBLISHED_LOTTERIES } from "#services/main/catalogue/offers/lottery/lotteries.ts";
import type { LotteryOffer, Offer, RaffleOffer, SyndicateOffer } from "#services/main/catalogue/offers/offer.ts";
import { NUMBERED } from "#services/main/catalogue/offers/raffle/numbered.ts";
import { RAFFLES } from "#services/main/catalogue/offers/raffle/raffles.ts";
import { SYNDICATES } from "#services/main/catalogue/offers/syndicate/syndicates.ts";

/** New South Wales has Strike, Victoria Super 66, Western Australia PowerPik. */
export const REGIONS = ["NSW", "VIC", "WA"] as const;
export type Region = (typeof REGIONS)[number];

export type Product = {
  /** The offer and its game offer, book or syndicate, as in the order. */
  name: string;
  regions: readonly Region[];
  body: object;
};

const productOf = (offer: Offer, key: string, body: object, isSold = (_region: Region) => true): Product => ({
  name: `${offer.key} ${key}`,
  regions: REGIONS.filter((region) => isLicensedIn(offer, region) && isSold(region)),
  body: { lottery_key: offer.key, ...body },
});

/** The types of the carts' items that are not the game type. */
const TYPES: Record<string, string> = { powerhit_super_combo: "powerhit", powerpik_system: "powerpik" };

/** One product of each game type: of systems, the smallest. */
const lotteryProducts = (lottery: LotteryOffer): Product[] =>
  lottery.gameTypes.flatMap((type) => {
    const [offer] = type.gameOffers.toSorted((a, b) => a.standardGames - b.standardGames);
    const [draws = 1] = offer?.drawCounts ?? [];
    if (!offer) return [];
    const body = {
      product_type: "lottery_ticket",
      game_type: TYPES[type.key] ?? type.key,
      game_offer: offer.key,
      quickpick: true,
      num_games: offer.minGames,
      num_draws: draws,
      ...(offer.days && { days: offer.days.slice(0, draws) }),
    };
    return productOf(lottery, offer.key, body, (region) => isPlayedIn(region, type.key));
  });

const raffleProducts = (raffle: RaffleOffer): Product[] =>
  raffle.books.map(({ key }) =>
    productOf(raffle, key, { product_type: "raffle_ticket", raffle_offer: key, books: 2, cause_key: raffle.causes[0] }),
  );

const syndicateProducts = (offer: SyndicateOffer): Product[] =>
  offer.shares.map(({ id }) =>
    productOf(offer, id, { product_type: "syndicate_share", syndicate_key: id, num_shares: 1 }),
  );

export const PRODUCTS: readonly Product[] = [
  ...PUBLISHED_LOTTERIES.flatMap(lotteryProducts),
  ...[...RAFFLES, ...NUMBERED].flatMap(raffleProducts),
  ...SYNDICATES.flatMap(syndicateProducts),
];

/** The offers that have draws of their own. The raffle that takes pre-orders is drawn first, so that these are charged. */
export const DRAWN = [
  ...RAFFLES.toSorted((a, b) => Number(b.preOrderDays ?? 0) - Number(a.preOrderDays ?? 0)),
  ...PUBLISHED_LOTTERIES.filter(({ key }) => key === "saturday_lotto"),
  ...NUMBERED,
  ...PUBLISHED_LOTTERIES.filter(({ key }) => key !== "saturday_lotto"),
].map(({ key }) => key);

/** How many numbers a draw of each raffle has. */
export const RAFFLE_UNITS = Object.fromEntries(
  [...RAFFLES, ...NUMBERED].map(({ key, maxTickets }) => [key, maxTickets]),
);
