// The divisions and prizes of the lotteries. The conditions are public; shares, pools and sales elsewhere are made up.
import type { Division, PrizeRule, Rules } from "../../game-offers/game-offer.ts";

const SIX_OF_45 = [{ name: "Numbers", from: 1, to: 45, count: 6, supplementary: 2 }];

const share = (bp: number): PrizeRule => ({ kind: "share", bp });

function byNumber(...divisions: Omit<Division, "division">[]): Division[] {
  return divisions.map((division, index) => ({ division: index + 1, ...division }));
}

// Monday and Wednesday: the first prize is fixed, the others share 60% of the prize money (36% of sales).
export const WEEKDAY_RULES: Rules = {
  barrels: SIX_OF_45,
  divisions: byNumber(
    {
      label: "6 winning numbers",
      match: { main: [6, 6], supplementary: [0, 0] },
      prize: { kind: "fixed", cents: 100_000_000, capCents: 600_000_000 },
    },
    {
      label: "5 winning numbers + 1 or 2 supplementaries",
      match: { main: [5, 5], supplementary: [1, 1] },
      prize: share(420),
    },
    { label: "5 winning numbers", match: { main: [5, 5], supplementary: [0, 0] }, prize: share(650) },
    { label: "4 winning numbers", match: { main: [4, 4], supplementary: [0, 2] }, prize: share(1850) },
    {
      label: "3 winning numbers + 1 or 2 supplementaries",
      match: { main: [3, 3], supplementary: [1, 2] },
      prize: share(2630),
    },
    {
      label: "1 or 2 winning numbers + both supplementaries",
      match: { main: [1, 2], supplementary: [2, 2] },
      prize: share(4450),
    },
  ),
  poolBp: 3600,
  baseCents: 100_000_000,
  rollover: { kind: "reserve" },
  gamesElsewhere: 3_200_000,
};

export const SATURDAY_RULES: Rules = {
  barrels: SIX_OF_45,
  divisions: byNumber(
    { label: "6 winning numbers", match: { main: [6, 6], supplementary: [0, 0] }, prize: share(3275) },
    {
      label: "5 winning numbers + 1 or 2 supplementaries",
      match: { main: [5, 5], supplementary: [1, 1] },
      prize: share(370),
    },
    { label: "5 winning numbers", match: { main: [5, 5], supplementary: [0, 0] }, prize: share(560) },
    { label: "4 winning numbers", match: { main: [4, 4], supplementary: [0, 2] }, prize: share(830) },
    {
      label: "3 winning numbers + 1 or 2 supplementaries",
      match: { main: [3, 3], supplementary: [1, 2] },
      prize: share(1225),
    },
    { label: "3 winning numbers", match: { main: [3, 3], supplementary: [0, 0] }, prize: share(3740) },
  ),
  poolBp: 6000,
  baseCents: 600_000_000,
  rollover: { kind: "jackpot", most: 4 },
  gamesElsewhere: 22_000_000,
};

export const OZ_RULES: Rules = {
  barrels: [{ name: "Numbers", from: 1, to: 47, count: 7, supplementary: 3 }],
  divisions: byNumber(
    { label: "7 winning numbers", match: { main: [7, 7], supplementary: [0, 0] }, prize: share(4000) },
    { label: "6 winning numbers + 1 supplementary", match: { main: [6, 6], supplementary: [1, 1] }, prize: share(220) },
    { label: "6 winning numbers", match: { main: [6, 6], supplementary: [0, 0] }, prize: share(260) },
    {
      label: "5 winning numbers + 1 or 2 supplementaries",
      match: { main: [5, 5], supplementary: [1, 2] },
      prize: share(200),
    },
    { label: "5 winning numbers", match: { main: [5, 5], supplementary: [0, 0] }, prize: share(160) },
    { label: "4 winning numbers", match: { main: [4, 4], supplementary: [0, 3] }, prize: share(1980) },
    {
      label: "3 winning numbers + 1, 2 or 3 supplementaries",
      match: { main: [3, 3], supplementary: [1, 3] },
      prize: share(3180),
    },
  ),
  poolBp: 6000,
  baseCents: 300_000_000,
  rollover: { kind: "jackpot", most: 25 },
  gamesElsewhere: 9_000_000,
};

export const POWERBALL_RULES: Rules = {
  barrels: [
    { name: "Numbers", from: 1, to: 35, count: 7 },
    { name: "Powerball", from: 1, to: 20, count: 1 },
  ],
  divisions: byNumber(
    { label: "7 winning numbers + Powerball", match: { main: [7, 7], powerball: true }, prize: share(3350) },
    { label: "7 winning numbers", match: { main: [7, 7], powerball: false }, prize: share(185) },
    { label: "6 winning numbers + Powerball", match: { main: [6, 6], powerball: true }, prize: share(230) },
    { label: "6 winning numbers", match: { main: [6, 6], powerball: false }, prize: share(200) },
    { label: "5 winning numbers + Powerball", match: { main: [5, 5], powerball: true }, prize: share(150) },
    { label: "4 winning numbers + Powerball", match: { main: [4, 4], powerball: true }, prize: share(940) },
    { label: "5 winning numbers", match: { main: [5, 5], powerball: false }, prize: share(730) },
    { label: "3 winning numbers + Powerball", match: { main: [3, 3], powerball: true }, prize: share(1550) },
    { label: "2 winning numbers + Powerball", match: { main: [2, 2], powerball: true }, prize: share(2665) },
  ),
  poolBp: 6000,
  baseCents: 500_000_000,
  rollover: { kind: "jackpot", most: 25 },
  gamesElsewhere: 17_000_000,
};

const fixed = (cents: number): PrizeRule => ({ kind: "fixed", cents });
/** Free games, each paid as its price. */
const free = (entries: number, cents: number): PrizeRule => ({ kind: "free_entry", entries, cents });

// The five divisions by digits from either end.
const byDigits = (...[all, five, four, three, two]: readonly [PrizeRule, PrizeRule, PrizeRule, PrizeRule, PrizeRule]) =>
  byNumber(
    { label: "all 6 digits in order", match: { fromEitherEnd: 6 }, prize: all },
    { label: "first 5 or last 5 digits in order", match: { fromEitherEnd: 5 }, prize: five },
    { label: "first 4 or last 4 digits in order", match: { fromEitherEnd: 4 }, prize: four },
    { label: "first 3 or last 3 digits in order", match: { fromEitherEnd: 3 }, prize: three },
    { label: "first 2 or last 2 digits in order", match: { fromEitherEnd: 2 }, prize: two },
  );
const DIGITS = [{ name: "Numbers", from: 0, to: 9, count: 6, repeats: true }] as const;

export const ONE_LOTTERY_RULES: Rules = {
  barrels: DIGITS,
  divisions: byDigits(fixed(2_500_000), fixed(200_000), fixed(25_000), fixed(2_500), free(3, 200)),
  poolBp: 0,
  baseCents: 2_500_000,
  rollover: { kind: "none" },
  gamesElsewhere: 40_000,
};

// The first division takes what the fixed prizes leave of the pool.
export const SUPER_66_RULES: Rules = {
  barrels: DIGITS,
  divisions: byDigits({ kind: "jackpot" }, fixed(666_600), fixed(66_600), fixed(6_600), fixed(660)),
  poolBp: 6000,
  baseCents: 1_666_600,
  isBaseMinimum: true,
  rollover: { kind: "jackpot", most: null },
  gamesElsewhere: 900_000,
};

// Monthly payments for at most four winners in full; more share what four would get.
const monthly = (centsPerMonth: number, months: number): PrizeRule => ({
  kind: "annuity",
  centsPerMonth,
  months,
  capCents: 4 * centsPerMonth * months,
});

// The first two divisions are paid from a reserve; the others share 36.95% of sales.
export const SET_FOR_LIFE_RULES: Rules = {
  barrels: [{ name: "Numbers", from: 1, to: 44, count: 7, supplementary: 2 }],
  divisions: byNumber(
    {
      label: "7 winning numbers",
      match: { main: [7, 7], supplementary: [0, 0] },
      prize: monthly(2_000_000, 240),
    },
    {
      label: "6 winning numbers + 1 supplementary",
      match: { main: [6, 6], supplementary: [1, 1] },
      prize: monthly(500_000, 12),
    },
    { label: "6 winning numbers", match: { main: [6, 6], supplementary: [0, 0] }, prize: share(220) },
    {
      label: "5 winning numbers + 1 or 2 supplementaries",
      match: { main: [5, 5], supplementary: [1, 2] },
      prize: share(200),
    },
    { label: "5 winning numbers", match: { main: [5, 5], supplementary: [0, 0] }, prize: share(460) },
    {
      label: "4 winning numbers + 1 or 2 supplementaries",
      match: { main: [4, 4], supplementary: [1, 2] },
      prize: share(1060),
    },
    { label: "4 winning numbers", match: { main: [4, 4], supplementary: [0, 0] }, prize: share(2820) },
    {
      label: "3 winning numbers + 1 or 2 supplementaries",
      match: { main: [3, 3], supplementary: [1, 2] },
      prize: share(5240),
    },
  ),
  poolBp: 3695,
  // $20,000 a month for 20 years.
  baseCents: 480_000_000,
  rollover: { kind: "reserve" },
  gamesElsewhere: 900_000,
};

export const STRIKE_RULES: Rules = {
  barrels: [{ name: "Numbers", from: 1, to: 45, count: 4, isOrdered: true }],
  divisions: byNumber(
    {
      label: "Strike 4: 4 of the first four balls in its exact position",
      match: { positions: 4 },
      prize: share(4500),
    },
    {
      label: "Strike 3: 3 of the first four balls in its exact position",
      match: { positions: 3 },
      prize: share(1000),
    },
    {
      label: "Strike 2: 2 of the first four balls in its exact position",
      match: { positions: 2 },
      prize: share(4500),
    },
    {
      label: "Strike 1: 1 of the first four balls in its exact position",
      match: { positions: 1 },
      prize: free(1, 100),
    },
  ),
  poolBp: 6000,
  baseCents: 10_000_000,
  isBaseMinimum: true,
  rollover: { kind: "jackpot", most: null },
  gamesElsewhere: 150_000,
};
