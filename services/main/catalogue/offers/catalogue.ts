// The offers of the shop: names, days and approximate prices. Divisions and prizes are in game-rules.ts.
import { ONE_LOTTERY_RULES, OZ_RULES, POWERBALL_RULES, SATURDAY_RULES, WEEKDAY_RULES } from "./game-rules.ts";
import type { GameOffer, LotteryOffer, Offer, RaffleOffer, SyndicateOffer } from "./offer.ts";

const BRISBANE = { zone: "Australia/Brisbane", intervalDays: 7, salesClose: "19:30", drawTime: "20:30" };
const NUMBERS_45 = [{ name: "Numbers", from: 1, to: 45, count: 6 }];

function standard(
  numberSets: GameOffer["numberSets"],
  price: GameOffer["price"],
  minGames = 4,
): LotteryOffer["gameTypes"] {
  const gameOffer = { key: "standard", minGames, maxGames: 50, defaultGames: 18, numberSets, price };
  return [{ key: "standard", gameOffers: [gameOffer] }];
}

const lottery = { type: "lottery_ticket", brandKind: "Lotto", category: "lotto", aliases: [] } as const;

/** The lotteries of the catalogue. */
export const LOTTERIES: readonly LotteryOffer[] = [
  {
    ...lottery,
    key: "monday_lotto",
    name: "Monday Lotto",
    aliases: ["Weekday Windfall"],
    schedule: { ...BRISBANE, anchor: { drawNo: 4321, date: "2026-11-23" } },
    rules: WEEKDAY_RULES,
    gameTypes: standard(NUMBERS_45, { games: 4, cents: 270 }),
  },
  {
    ...lottery,
    key: "wednesday_lotto",
    name: "Wednesday Lotto",
    aliases: ["Weekday Windfall"],
    schedule: { ...BRISBANE, anchor: { drawNo: 4322, date: "2026-11-25" } },
    rules: WEEKDAY_RULES,
    gameTypes: standard(NUMBERS_45, { games: 4, cents: 270 }),
  },
  {
    ...lottery,
    key: "saturday_lotto",
    name: "Saturday Lotto",
    aliases: ["TattsLotto", "Gold Lotto", "X Lotto"],
    schedule: { ...BRISBANE, anchor: { drawNo: 4627, date: "2026-11-21" } },
    rules: SATURDAY_RULES,
    gameTypes: standard(NUMBERS_45, { games: 1, cents: 95 }),
  },
  {
    ...lottery,
    key: "oz_lotto",
    name: "Oz Lotto",
    schedule: { ...BRISBANE, anchor: { drawNo: 1710, date: "2026-11-24" } },
    rules: OZ_RULES,
    gameTypes: standard([{ name: "Numbers", from: 1, to: 47, count: 7 }], { games: 1, cents: 145 }, 1),
  },
  {
    ...lottery,
    key: "powerball",
    name: "Powerball",
    schedule: { ...BRISBANE, anchor: { drawNo: 1594, date: "2026-11-26" } },
    rules: POWERBALL_RULES,
    gameTypes: standard(
      [
        { name: "Numbers", from: 1, to: 35, count: 7 },
        { name: "Powerball", from: 1, to: 20, count: 1 },
      ],
      { games: 1, cents: 155 },
    ),
  },
  {
    ...lottery,
    brandKind: "Raffle",
    key: "one_lottery",
    name: "One Lottery",
    schedule: {
      ...BRISBANE,
      anchor: { drawNo: 588, date: "2026-11-21" },
      salesClose: "19:00",
      drawTime: "20:00",
    },
    rules: ONE_LOTTERY_RULES,
    gameTypes: [
      {
        key: "standard",
        gameOffers: [
          {
            key: "standard",
            minGames: 1,
            maxGames: 20,
            defaultGames: 1,
            numberSets: [{ name: "Numbers", from: 0, to: 9, count: 6, repeats: true }],
            price: { games: 1, cents: 200 },
          },
        ],
      },
    ],
  },
];

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
    { level: 1, count: 1, cents: 120_000_000 },
    { level: 2, count: 1, cents: 2_500_000 },
    { level: 3, count: 3, cents: 500_000 },
    { level: 4, count: 20, cents: 50_000 },
  ],
  causes: ["coast_rescue"],
  permits: [
    { region: "NSW", number: "GOCAU/2731" },
    { region: "VIC", number: "10227/26" },
    { region: "ACT", number: "R 26/00144" },
  ],
};

const SATURDAY_SYNDICATE: SyndicateOffer = {
  key: "saturday_syndicate",
  type: "syndicate_share",
  name: "Saturday Syndicate",
  brandKind: "Lotto",
  category: "social_play",
  aliases: [],
  lotteryKey: "saturday_lotto",
  shares: [
    {
      id: "syn_0000000000000001",
      size: 20,
      shareCents: 950,
      tickets: [{ name: "Standard", numGames: 200, numStandardGames: 200 }],
    },
    {
      id: "syn_0000000000000002",
      size: 50,
      shareCents: 399,
      tickets: [{ name: "System 10", numGames: 1, numStandardGames: 210 }],
    },
  ],
};

/** All offers, in display order. */
export const CATALOGUE: readonly Offer[] = [...LOTTERIES, CHARITY_RAFFLE, SATURDAY_SYNDICATE];

/** Returns the offer of a key, or null. Keys come from URLs and carts, so unknown ones are normal. */
export function findOffer(key: string): Offer | null {
  return CATALOGUE.find((offer) => offer.key === key) ?? null;
}

/** Returns the lottery of a key, or null if it is unknown or not a lottery. */
export function findLottery(key: string): LotteryOffer | null {
  return LOTTERIES.find((offer) => offer.key === key) ?? null;
}
