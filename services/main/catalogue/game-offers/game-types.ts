// Builds the game types of the lotteries from their pools and prices (games.json of the specification).
import { choose } from "./combinations.ts";
import type { GameOffer, GameType, GameTypeKey, NumberSet } from "./game-offer.ts";

type Price = GameOffer["price"];
type Bounds = Pick<GameOffer, "minGames" | "maxGames" | "defaultGames">;
/** The numbers of one game: those that are picked, and the Powerball where there is one. */
type Pool = { numbers: NumberSet; powerball?: NumberSet };

const DRAW_COUNTS = [1, 2, 5, 10, 20, 52];

// PowerPik is the Western Australian name of PowerHit.
const WESTERN_AUSTRALIAN: readonly GameTypeKey[] = ["powerpik", "powerpik_system"];
const ELSEWHERE: readonly GameTypeKey[] = ["powerhit", "powerhit_super_combo"];

/** Whether a game type is played in a region under its name. An unknown region counts as one outside Western Australia. */
export const isPlayedIn = (region: string | null, gameType: GameTypeKey) =>
  !(region === "WA" ? ELSEWHERE : WESTERN_AUSTRALIAN).includes(gameType);

const POWERBALLS = 20;
const SYSTEM_BOUNDS: Bounds = { minGames: 1, maxGames: 12, defaultGames: 1 };
const HIT_BOUNDS: Bounds = { minGames: 1, maxGames: 10, defaultGames: 1 };
const MOST_FAVOURITES = 2;
const FEWEST_COMBO_NUMBERS = 10;

const setsOf = ({ numbers, powerball }: Pool) => (powerball ? [numbers, powerball] : [numbers]);

/** One board is one game. */
export function standard(pool: Pool, price: Price, bounds: Bounds, more: Partial<GameOffer> = {}): GameType {
  const offer = {
    key: "standard",
    name: "Standard",
    numberSets: setsOf(pool),
    standardGames: 1,
    drawCounts: DRAW_COUNTS,
  };
  return { key: "standard", gameOffers: [{ ...offer, ...bounds, price, ...more }] };
}

/** One board stands for all games that its numbers make; with fewer numbers than a game has, with every other number. */
function systemOf(pool: Pool, numbers: number, price: Price, key: string, bounds: Bounds): GameOffer {
  const { count, from, to } = pool.numbers;
  const games = numbers >= count ? choose(numbers, count) : choose(to - from + 1 - numbers, count - numbers);
  const isPick = numbers < count;
  return {
    key,
    name: `${isPick ? "Pick" : "System"} ${numbers}`,
    ...bounds,
    numberSets: setsOf({ ...pool, numbers: { ...pool.numbers, count: numbers } }),
    standardGames: games * (pool.powerball?.placeholder ? POWERBALLS : 1),
    price,
    drawCounts: DRAW_COUNTS,
  };
}

export function systems(pool: Pool, sizes: readonly number[], price: Price): GameType {
  const keyOf = (numbers: number) => `${numbers < pool.numbers.count ? "pick" : "system"}_${numbers}`;
  return {
    key: "reduced_system",
    gameOffers: sizes.map((numbers) => systemOf(pool, numbers, price, keyOf(numbers), SYSTEM_BOUNDS)),
  };
}

/** The shop makes as many different games as are bought out of the numbers. The favourites are in each of them. */
function superCombo(pool: Pool, price: Price, offer: Pick<GameOffer, "key" | "name" | "maxGames">): GameOffer {
  const { numbers } = pool;
  const list = { ...numbers, count: FEWEST_COMBO_NUMBERS, max: numbers.to - numbers.from + 1 };
  const favourites = { ...numbers, name: "Favourites", count: 0, max: MOST_FAVOURITES };
  return {
    ...offer,
    minGames: 10,
    defaultGames: 10,
    numberSets: [list, favourites, ...(pool.powerball ? [pool.powerball] : [])],
    makesGamesOf: numbers.count,
    standardGames: pool.powerball?.placeholder ? POWERBALLS : 1,
    price,
    drawCounts: DRAW_COUNTS,
  };
}

export function superCombos(pool: Pool, price: Price): GameType {
  return {
    key: "mega_combo",
    gameOffers: [superCombo(pool, price, { key: "mega_combo", name: "Super Combo", maxGames: 200 })],
  };
}

/** The game types in which every game is played with all Powerballs. PowerPik is the Western Australian name of PowerHit. */
export function powerhits({ numbers, powerball }: Required<Pool>, price: Price): GameType[] {
  const withAll = (placeholder: "PH" | "PP"): Pool => ({ numbers, powerball: { ...powerball, count: 0, placeholder } });
  const [hit, pik] = [withAll("PH"), withAll("PP")];
  const name = { powerhit: "PowerHit", powerpik: "PowerPik" };
  const board = (pool: Pool, key: "powerhit" | "powerpik"): GameType => ({
    key,
    gameOffers: [{ ...systemOf(pool, numbers.count, price, key, HIT_BOUNDS), name: name[key] }],
  });
  const sizes = [5, 6, 8, 9, 10, 11, 12, 13, 14];
  return [
    board(hit, "powerhit"),
    {
      key: "powerhit_super_combo",
      gameOffers: [superCombo(hit, price, { key: "powerhit_super_combo", name: "PowerHit Super Combo", maxGames: 50 })],
    },
    board(pik, "powerpik"),
    {
      key: "powerpik_system",
      gameOffers: sizes.map((size) => {
        const bounds = { minGames: 1, maxGames: 5, defaultGames: 1 };
        const offer = systemOf(pik, size, price, `powerpik_system_${size}`, bounds);
        return { ...offer, name: `PowerPik ${offer.name}` };
      }),
    },
  ];
}

/** Numbers in the order drawn: one board is one order, or all 24 of them. The customer chooses among the days. */
export function strikes(numbers: NumberSet, price: Price, days: NonNullable<GameOffer["days"]>): GameType[] {
  const bounds = { minGames: 1, maxGames: 10, defaultGames: 1 };
  const drawCounts = days.map((_, index) => index + 1);
  const board = { ...bounds, numberSets: [numbers], price, drawCounts, days };
  return [
    {
      key: "strike_standard",
      gameOffers: [{ ...board, key: "strike_standard", name: "Strike", standardGames: 1 }],
    },
    {
      key: "strike_boxed",
      gameOffers: [{ ...board, key: "strike_boxed", name: "Boxed", standardGames: 24 }],
    },
  ];
}
