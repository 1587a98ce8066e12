// Tickets with numbers of their own (games.md: numbered, weekly_draw).
import type { RaffleOffer } from "../offer.ts";

const levelsOf = (...levels: [count: number, cents: number][]): RaffleOffer["levels"] =>
  levels.map(([count, cents], index) => ({ level: index + 1, count, cents, name: `Level ${index + 1}` }));

type Facts = Pick<RaffleOffer, "key" | "name" | "aliases" | "maxTickets" | "levels"> & {
  anchor: RaffleOffer["schedule"]["anchor"];
  intervalDays: number;
  cents: number;
};

type Jackpot = Facts & { neighbourCents: number; jackpot: { minimumCents: number; incrementCents: number } };

function jackpotLottery({ anchor, cents, intervalDays, jackpot, neighbourCents, ...facts }: Jackpot): RaffleOffer {
  return {
    ...facts,
    type: "raffle_ticket",
    brandKind: "Jackpot",
    category: "lotto",
    // The last ticket is sold elsewhere at this time, unless the draw is sold out before.
    schedule: { zone: "Australia/Sydney", anchor, intervalDays, salesClose: "20:00", drawTime: "20:30" },
    firstPrizeCents: jackpot.minimumCents,
    books: [
      { key: "sequential", tickets: 1, cents, numbering: "sequential" },
      { key: "random", tickets: 1, cents, numbering: "random" },
    ],
    numbered: { kind: "sold_out", neighbourCents, jackpot },
    earlyBirds: [],
    bookBuyerCents: 0,
    causes: [],
    permits: [],
  };
}

type Weekly = Pick<RaffleOffer, "key" | "name" | "levels" | "causes" | "picture" | "secondPicture"> & {
  elsewhere: { from: number; to: number };
};

function weeklyLottery({ elsewhere, ...facts }: Weekly): RaffleOffer {
  const stepCents = 50_000;
  return {
    ...facts,
    type: "raffle_ticket",
    brandKind: "Raffle",
    category: "raffle",
    aliases: [],
    schedule: {
      zone: "Australia/Brisbane",
      anchor: { drawNo: 140, date: "2026-11-27" },
      intervalDays: 7,
      salesClose: "12:00",
      drawTime: "14:00",
    },
    firstPrizeCents: stepCents,
    maxTickets: 9_999_999,
    maxBooks: 20,
    books: [
      { key: "deferred", tickets: 1, cents: 200, numbering: "deferred" },
      { key: "random", tickets: 1, cents: 200, numbering: "random" },
    ],
    numbered: { kind: "weekly", rolloverPrize: { stepCents, capCents: 2_500_000 }, elsewhere },
    earlyBirds: [],
    bookBuyerCents: 0,
    permits: [],
  };
}

export const NUMBERED: readonly RaffleOffer[] = [
  jackpotLottery({
    key: "super_jackpot_lottery",
    name: "Super Jackpot",
    aliases: ["Lucky Lotteries Super Jackpot"],
    maxTickets: 270_000,
    cents: 220,
    anchor: { drawNo: 11_480, date: "2026-11-25" },
    intervalDays: 3,
    levels: levelsOf(
      [1, 10_000_000],
      [1, 1_000_000],
      [1, 500_000],
      [2, 100_000],
      [10, 50_000],
      [20, 10_000],
      [30, 5_000],
      [400, 2_000],
      [500, 1_500],
      [3_000, 1_000],
    ),
    neighbourCents: 50_000,
    jackpot: { minimumCents: 50_000_000, incrementCents: 6_000_000 },
  }),
  jackpotLottery({
    key: "mega_jackpot_lottery",
    name: "Mega Jackpot",
    aliases: ["Lucky Lotteries Mega Jackpot"],
    maxTickets: 200_000,
    cents: 550,
    anchor: { drawNo: 1_960, date: "2026-11-26" },
    intervalDays: 5,
    levels: levelsOf(
      [1, 20_000_000],
      [1, 2_000_000],
      [1, 500_000],
      [5, 100_000],
      [10, 50_000],
      [25, 10_000],
      [75, 7_500],
      [600, 4_000],
      [700, 2_000],
      [2_800, 1_200],
    ),
    neighbourCents: 100_000,
    jackpot: { minimumCents: 100_000_000, incrementCents: 24_000_000 },
  }),
  weeklyLottery({
    key: "make_a_smile_lottery",
    name: "Make a Smile Lottery",
    levels: levelsOf([1, 100_000], [1, 25_000], [100, 1_000]),
    causes: ["nightlight_rooms", "kettle_line", "borrowed_strings"],
    picture: "nightlight-rooms",
    secondPicture: "nightlight-rooms-kitchen",
    elsewhere: { from: 4_000, to: 6_000 },
  }),
  weeklyLottery({
    key: "your_hospice_lottery",
    name: "Your Hospice Lottery",
    levels: levelsOf([1, 100_000], [1, 25_000], [1, 2_500], [214, 1_000]),
    causes: ["gravel_road_clinic"],
    picture: "gravel-road-clinic",
    secondPicture: "gravel-road-clinic-inside",
    elsewhere: { from: 5_000, to: 8_000 },
  }),
];
