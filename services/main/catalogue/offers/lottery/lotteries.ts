// The lotteries of the shop: names, days, approximate prices and ways to play (games.json of the specification). Divisions and
// prizes are in game-rules.ts.
import type { GameType } from "../../game-offers/game-offer.ts";
import { powerhits, standard, strikes, superCombos, systems } from "../../game-offers/game-types.ts";
import type { LotteryOffer } from "../offer.ts";
import {
  ONE_LOTTERY_RULES,
  OZ_RULES,
  POWERBALL_RULES,
  SATURDAY_RULES,
  SET_FOR_LIFE_RULES,
  STRIKE_RULES,
  SUPER_66_RULES,
  WEEKDAY_RULES,
} from "./game-rules.ts";

const BRISBANE = {
  zone: "Australia/Brisbane",
  intervalDays: 7,
  salesClose: "19:30",
  drawTime: "20:30",
  regionalCloses: { WA: { zone: "Australia/Perth", time: "18:00" } },
};
const BOUNDS = { minGames: 4, maxGames: 50, defaultGames: 4 };

const lottery = { type: "lottery_ticket", brandKind: "Lotto", category: "lotto", aliases: [] } as const;

const upTo = (to: number, count: number) => ({ name: "Numbers", from: 1, to, count });
const sizes = (from: number) => Array.from({ length: 21 - from }, (_, index) => from + index);

const SIX_OF_45 = { numbers: upTo(45, 6) };
const SEVEN_OF_47 = { numbers: upTo(47, 7) };
const SEVEN_OF_35 = { numbers: upTo(35, 7), powerball: { name: "Powerball", from: 1, to: 20, count: 1 } };

/** The game types of a lottery with 6 of 45 numbers. */
const sixOf45 = (price: { games: number; cents: number }): GameType[] => [
  standard(SIX_OF_45, price, BOUNDS),
  systems(SIX_OF_45, [4, 5, ...sizes(7)], price),
  superCombos(SIX_OF_45, price),
];

const EVERY_DAY = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

const WEEKDAY_PRICE = { games: 4, cents: 270 };
const OZ_PRICE = { games: 1, cents: 145 };
const POWERBALL_PRICE = { games: 1, cents: 155 };

/** The lotteries of the catalogue. */
export const LOTTERIES: readonly LotteryOffer[] = [
  {
    ...lottery,
    key: "monday_lotto",
    name: "Monday Lotto",
    aliases: ["Weekday Windfall"],
    schedule: { ...BRISBANE, anchor: { drawNo: 4321, date: "2026-11-23" } },
    rules: WEEKDAY_RULES,
    gameTypes: sixOf45(WEEKDAY_PRICE),
  },
  {
    ...lottery,
    key: "wednesday_lotto",
    name: "Wednesday Lotto",
    aliases: ["Weekday Windfall"],
    schedule: { ...BRISBANE, anchor: { drawNo: 4322, date: "2026-11-25" } },
    rules: WEEKDAY_RULES,
    gameTypes: sixOf45(WEEKDAY_PRICE),
  },
  {
    ...lottery,
    key: "saturday_lotto",
    name: "Saturday Lotto",
    aliases: ["TattsLotto", "Gold Lotto", "X Lotto"],
    schedule: { ...BRISBANE, anchor: { drawNo: 4627, date: "2026-11-21" } },
    rules: SATURDAY_RULES,
    gameTypes: sixOf45({ games: 1, cents: 95 }),
  },
  {
    ...lottery,
    key: "oz_lotto",
    name: "Oz Lotto",
    schedule: { ...BRISBANE, anchor: { drawNo: 1710, date: "2026-11-24" } },
    rules: OZ_RULES,
    gameTypes: [
      standard(SEVEN_OF_47, OZ_PRICE, { ...BOUNDS, minGames: 1 }),
      systems(SEVEN_OF_47, [5, 6, ...sizes(8)], OZ_PRICE),
      superCombos(SEVEN_OF_47, OZ_PRICE),
    ],
  },
  {
    ...lottery,
    key: "powerball",
    name: "Powerball",
    schedule: { ...BRISBANE, anchor: { drawNo: 1594, date: "2026-11-26" } },
    rules: POWERBALL_RULES,
    gameTypes: [
      standard(SEVEN_OF_35, POWERBALL_PRICE, BOUNDS),
      systems(SEVEN_OF_35, [5, 6, ...sizes(8)], POWERBALL_PRICE),
      superCombos(SEVEN_OF_35, POWERBALL_PRICE),
      ...powerhits(SEVEN_OF_35, POWERBALL_PRICE),
    ],
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
      regionalCloses: {},
    },
    rules: ONE_LOTTERY_RULES,
    gameTypes: [
      standard(
        { numbers: { name: "Numbers", from: 0, to: 9, count: 6, repeats: true } },
        { games: 1, cents: 200 },
        { minGames: 1, maxGames: 20, defaultGames: 1 },
      ),
    ],
  },
  {
    ...lottery,
    key: "friday_lotto",
    name: "Friday Lotto",
    aliases: ["Weekday Windfall"],
    schedule: { ...BRISBANE, anchor: { drawNo: 4323, date: "2026-11-27" } },
    rules: WEEKDAY_RULES,
    gameTypes: sixOf45(WEEKDAY_PRICE),
  },
  {
    ...lottery,
    key: "set_for_life2020",
    name: "Set for Life",
    schedule: {
      ...BRISBANE,
      anchor: { drawNo: 4127, date: "2026-11-23" },
      intervalDays: 1,
      salesClose: "21:00",
      regionalCloses: { WA: { zone: "Australia/Perth", time: "19:00" } },
      drawTime: "21:30",
    },
    rules: SET_FOR_LIFE_RULES,
    gameTypes: [
      standard(
        { numbers: upTo(44, 7) },
        { games: 1, cents: 80 },
        { minGames: 1, maxGames: 15, defaultGames: 2 },
        { drawCounts: [7], days: EVERY_DAY, maxWeeks: 10 },
      ),
    ],
  },
  {
    ...lottery,
    key: "super_66",
    name: "Super 66",
    aliases: ["Super66"],
    unlicensedIn: ["NSW", "ACT"],
    // Drawn just before Saturday Lotto.
    schedule: { ...BRISBANE, regionalCloses: {}, anchor: { drawNo: 4627, date: "2026-11-21" }, drawTime: "20:25" },
    rules: SUPER_66_RULES,
    gameTypes: [
      standard(
        { numbers: { name: "Numbers", from: 0, to: 9, count: 6, repeats: true } },
        { games: 1, cents: 110 },
        { minGames: 1, maxGames: 50, defaultGames: 1 },
        { isPickedByShop: true },
      ),
    ],
  },
  {
    ...lottery,
    brandKind: "Strike",
    key: "lotto_strike",
    name: "Lotto Strike",
    unlicensedIn: ["VIC", "QLD", "SA", "WA", "TAS", "NT", "OTHER", "GB"],
    schedule: { ...BRISBANE, regionalCloses: {}, anchor: { drawNo: 2811, date: "2026-11-23" }, dayOffsets: [0, 2, 5] },
    drawnFrom: ["monday_lotto", "wednesday_lotto", "saturday_lotto"],
    rules: STRIKE_RULES,
    gameTypes: strikes({ ...upTo(45, 4), isOrdered: true }, { games: 1, cents: 100 }, [
      "Monday",
      "Wednesday",
      "Saturday",
    ]),
  },
];

/** The lotteries that are shown and sold unless an operator changes it. */
export const PUBLISHED_LOTTERIES = LOTTERIES.filter(({ isPublished }) => isPublished !== false);
