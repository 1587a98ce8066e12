// Scores boards game by game, from the specification's tables alone. Written apart from the services' rules, which count.
import { specTable } from "#tests/spec/read.ts";

type Odds = { numerator: number; denominator: number };
type Range = number | [number, number];
type SpecMatch = {
  main?: Range;
  supplementary?: [number, number];
  powerball?: boolean;
  fromEitherEnd?: number;
  positions?: number;
};

export type SpecGameType = {
  key: string;
  standardGamesPerBoard?: number;
  minGames: number;
  maxGames: number;
  gameOffers?: { key: string; numbers: number; standardGamesPerBoard: number }[];
};

export type SpecGame = {
  key: string;
  kind: "lotto" | "digits" | "strike";
  structure: {
    poolFrom: number;
    poolTo: number;
    pick: number;
    drawnMain: number;
    drawnSupplementary: number;
    powerballPoolTo?: number;
    digits?: number;
  };
  gameTypes: SpecGameType[];
  divisions: { division: number; label: string; match: SpecMatch; prize: Record<string, unknown>; odds: Odds }[];
  oddsAnyDivision: Odds;
};

export const SPEC_GAMES = specTable<{ games: SpecGame[] }>("games").games;

export type Drawn = { Numbers: number[]; Supplementary?: number[]; Powerball?: number[] };
export type Board = Record<string, number[]>;
/** Winning games by division, as an object: {"4": 15}. */
export type Count = Record<string, number>;

const within = (count: number, range: Range) =>
  Array.isArray(range) ? count >= range[0] && count <= range[1] : count === range;

const ALL_POWERBALLS = ["powerhit", "powerhit_super_combo", "powerpik", "powerpik_system"];

/** Calls `found` with every choice of k of the items. */
export function eachChoice(items: readonly number[], k: number, found: (choice: number[]) => void): void {
  const choice: number[] = [];
  const extend = (from: number) => {
    if (choice.length === k) {
      found(choice);
      return;
    }
    for (let at = from; at <= items.length - (k - choice.length); at++) {
      choice.push(items[at] ?? 0);
      extend(at + 1);
      choice.pop();
    }
  };
  extend(0);
}

export const numbersTo = (to: number, from = 1) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Calls `found` with the numbers of every game that a board of balls stands for. */
function eachGame({ structure }: SpecGame, chosen: readonly number[], found: (numbers: number[]) => void): void {
  const { pick, poolFrom, poolTo } = structure;
  const others = numbersTo(poolTo, poolFrom).filter((number) => !chosen.includes(number));
  if (chosen.length >= pick) eachChoice(chosen, pick, found);
  else eachChoice(others, pick - chosen.length, (rest) => found([...chosen, ...rest]));
}

function divisionOf({ divisions }: SpecGame, isMet: (match: SpecMatch) => boolean): number | null {
  return divisions.find(({ match }) => isMet(match))?.division ?? null;
}

/** Lists all games of a board and counts the winners of each division. */
export function scoreByList(game: SpecGame, drawn: Drawn, gameType: string, board: Board): Count {
  const counts: Count = {};
  const count = (division: number | null) => {
    if (division !== null) counts[division] = (counts[division] ?? 0) + 1;
  };
  const chosen = board["Numbers"] ?? [];
  if (game.kind === "digits") {
    // A division needs n digits at the start, or n at the end.
    count(
      divisionOf(game, ({ fromEitherEnd: n = 0 }) => {
        const same = (from: number, to: number) =>
          numbersTo(to, from).every((place) => chosen[place] === drawn.Numbers[place]);
        const last = chosen.length - 1;
        return same(0, n - 1) || same(last - n + 1, last);
      }),
    );
    return counts;
  }
  if (game.kind === "strike") {
    for (const order of gameType === "strike_boxed" ? ordersOf(chosen) : [chosen]) {
      const inPlace = order.filter((number, place) => number === drawn.Numbers[place]).length;
      count(divisionOf(game, ({ positions }) => positions === inPlace));
    }
    return counts;
  }
  const { powerballPoolTo } = game.structure;
  const powerballs = !powerballPoolTo
    ? [undefined]
    : ALL_POWERBALLS.includes(gameType)
      ? numbersTo(powerballPoolTo)
      : (board["Powerball"] ?? []);
  const isMain = new Set(drawn.Numbers);
  const isSupplementary = new Set(drawn.Supplementary);
  eachGame(game, chosen, (numbers) => {
    let [main, supplementary] = [0, 0];
    for (const number of numbers) {
      if (isMain.has(number)) main++;
      else if (isSupplementary.has(number)) supplementary++;
    }
    for (const powerball of powerballs) {
      const isHit = powerball !== undefined && powerball === drawn.Powerball?.[0];
      count(
        divisionOf(
          game,
          (match) =>
            within(main, match.main ?? 0) &&
            (!match.supplementary || within(supplementary, match.supplementary)) &&
            (match.powerball === undefined || match.powerball === isHit),
        ),
      );
    }
  });
  return counts;
}

function ordersOf(numbers: readonly number[]): number[][] {
  if (numbers.length <= 1) return [[...numbers]];
  return numbers.flatMap((first, at) => ordersOf(numbers.toSpliced(at, 1)).map((rest) => [first, ...rest]));
}

/** Returns how many games a board stands for, by listing them. */
export function countByList(game: SpecGame, gameType: string, board: Board): number {
  if (game.kind === "digits") return 1;
  if (game.kind === "strike") return gameType === "strike_boxed" ? ordersOf(board["Numbers"] ?? []).length : 1;
  let games = 0;
  eachGame(game, board["Numbers"] ?? [], () => games++);
  return games * (ALL_POWERBALLS.includes(gameType) ? (game.structure.powerballPoolTo ?? 1) : 1);
}

/** Returns k different random numbers of a list, in random order. */
export function pickFrom(numbers: readonly number[], k: number, random: () => number): number[] {
  const left = [...numbers];
  return Array.from({ length: k }, () => left.splice(Math.floor(random() * left.length), 1)[0] ?? 0);
}

export function randomDraw({ kind, structure }: SpecGame, random: () => number): Drawn {
  if (kind === "digits") {
    return { Numbers: Array.from({ length: structure.digits ?? 0 }, () => Math.floor(random() * 10)) };
  }
  const pool = numbersTo(structure.poolTo, structure.poolFrom);
  if (kind === "strike") return { Numbers: pickFrom(pool, structure.pick, random) };
  const { drawnMain, drawnSupplementary, powerballPoolTo } = structure;
  const balls = pickFrom(pool, drawnMain + drawnSupplementary, random);
  return {
    Numbers: balls.slice(0, drawnMain),
    ...(drawnSupplementary > 0 && { Supplementary: balls.slice(drawnMain) }),
    ...(powerballPoolTo && { Powerball: pickFrom(numbersTo(powerballPoolTo), 1, random) }),
  };
}
