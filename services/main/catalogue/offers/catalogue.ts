// The offers of the shop.
import { LOTTERIES } from "./lotteries.ts";
import { NUMBERED } from "./numbered.ts";
import type { LotteryOffer, Offer, RaffleOffer, Syndicate, SyndicateOffer } from "./offer.ts";
import { SYNDICATES } from "./syndicates.ts";

const CHARITY_RAFFLE: RaffleOffer = {
  key: "charity_raffle",
  type: "raffle_ticket",
  name: "Beach house raffle",
  brandKind: "Raffle",
  category: "raffle",
  aliases: [],
  schedule: {
    zone: "Australia/Sydney",
    anchor: { drawNo: 12, date: "2026-12-18" },
    intervalDays: 91,
    salesClose: "20:00",
    drawTime: "14:00",
    drawDelayDays: 2,
  },
  firstPrizeCents: 120_000_000,
  maxTickets: 1_000_000,
  books: [
    { key: "book_5", tickets: 5, cents: 1_000 },
    { key: "book_15", tickets: 15, cents: 2_500 },
    { key: "book_40", tickets: 40, cents: 5_000 },
    { key: "book_100", tickets: 100, cents: 10_000 },
  ],
  levels: [
    { level: 1, count: 1, cents: 120_000_000, name: "A house by the beach", isGoods: true },
    { level: 2, count: 1, cents: 2_500_000, name: "A car", isGoods: true },
    { level: 3, count: 3, cents: 500_000, name: "A prize in cash" },
    { level: 4, count: 20, cents: 50_000, name: "A prize in cash" },
  ],
  earlyBirds: [
    { key: "early_bird_1", daysBefore: 28, cents: 1_000_000 },
    { key: "early_bird_2", daysBefore: 14, cents: 500_000 },
  ],
  bookBuyerCents: 200_000,
  causes: ["coast_rescue"],
  permits: [
    { region: "NSW", number: "GOCAU/2731" },
    { region: "VIC", number: "10227/26" },
    { region: "ACT", number: "R 26/00144" },
  ],
};

/** All offers, in display order. */
export const CATALOGUE: readonly Offer[] = [...LOTTERIES, CHARITY_RAFFLE, ...NUMBERED, ...SYNDICATES];

/** The offers that are shown unless an operator changes it, in display order. */
export const PUBLISHED_OFFERS = CATALOGUE.filter(({ isPublished }) => isPublished !== false);

/** Returns the offer of a key, or null. Keys come from URLs and carts, so unknown ones are normal. */
export function findOffer(key: string): Offer | null {
  return CATALOGUE.find((offer) => offer.key === key) ?? null;
}

/** Returns the raffle of a key, or null if it is unknown or not a raffle. */
export function findRaffle(key: string): RaffleOffer | null {
  const offer = findOffer(key);
  return offer?.type === "raffle_ticket" ? offer : null;
}

/** Returns the lottery of a key, or null if it is unknown or not a lottery. */
export function findLottery(key: string): LotteryOffer | null {
  return LOTTERIES.find((offer) => offer.key === key) ?? null;
}

/** A syndicate with its offer and its lottery. */
export type FoundSyndicate = { offer: SyndicateOffer; lottery: LotteryOffer; syndicate: Syndicate };

/** Returns a syndicate of an offer, or null if it is unknown. */
export function findSyndicate(offerKey: string, id: string): FoundSyndicate | null {
  const offer = SYNDICATES.find(({ key }) => key === offerKey);
  const syndicate = offer?.shares.find((share) => share.id === id);
  const lottery = offer && findLottery(offer.lotteryKey);
  return offer && syndicate && lottery ? { offer, lottery, syndicate } : null;
}

/** Returns the key of the offer that is drawn: for a syndicate, its lottery. */
export const drawnKeyOf = (offerKey: string): string =>
  SYNDICATES.find(({ key }) => key === offerKey)?.lotteryKey ?? offerKey;
