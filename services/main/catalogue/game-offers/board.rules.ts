// A board and the games it stands for. Games are counted, never listed: a System 20 stands for 77,520.

import { choose, exact } from "./combinations.ts";
import type { Barrel, GameTypeKey, Match, Rules } from "./game-offer.ts";

/** The parts of the rules that decide what a game wins. */
export type WinRules = Pick<Rules, "barrels" | "divisions">;

/** Winning games by division. Divisions that the board does not win are absent. */
export type Wins = Map<number, number>;

/** How many of a board's numbers are winning numbers and supplementaries, and whether one is the Powerball. */
export type Hits = { main: number; supplementary: number; powerball: boolean };

/** The size of a board: its numbers, and the Powerballs that each of its games is played with (0 without a second barrel). */
export type Size = { numbers: number; powerballs: number };

// The game types of boards. "PH" and "PP" boards have no Powerball of their own: they are played with all of them.
const ALL_POWERBALLS: readonly GameTypeKey[] = ["powerhit", "powerhit_super_combo", "powerpik", "powerpik_system"];
const NUMBERS: readonly GameTypeKey[] = ["standard", "reduced_system", "mega_combo", ...ALL_POWERBALLS];

/** The boards of these types are made by the shop: as many games as were bought, from a list of numbers. */
const GENERATED: readonly GameTypeKey[] = ["mega_combo", "powerhit_super_combo"];

export const isGenerated = (gameType: GameTypeKey) => GENERATED.includes(gameType);
export const playsAllPowerballs = (gameType: GameTypeKey) => ALL_POWERBALLS.includes(gameType);
export const isBoxed = (gameType: GameTypeKey) => gameType === "strike_boxed";

/** Throws for a game type whose tickets are not boards of these rules. */
export function requireBoards({ barrels }: WinRules, gameType: GameTypeKey): void {
  const types = barrels[0]?.isOrdered ? ["strike_standard", "strike_boxed"] : NUMBERS;
  if (!types.includes(gameType)) throw new Error(`${gameType} has no boards in this game`);
}

const sizeOf = ({ from, to }: Barrel) => to - from + 1;

/** Returns how many games a board of balls stands for. */
export function gamesOf({ barrels: [main] }: WinRules, { numbers, powerballs }: Size): number {
  if (!main) return 0;
  const { count } = main;
  const games = numbers >= count ? choose(numbers, count) : choose(sizeOf(main) - numbers, count - numbers);
  return exact(games * Math.max(1, powerballs));
}

/** Returns the winning games of a board of balls. */
export function winsOfBalls({ barrels: [main, second], divisions }: WinRules, size: Size, hits: Hits): Wins {
  const wins: Wins = new Map();
  if (!main) return wins;
  const supplementaries = main.supplementary ?? 0;
  for (let matched = 0; matched <= main.count; matched++) {
    for (let extra = 0; extra <= Math.min(supplementaries, main.count - matched); extra++) {
      const games = gamesWith(main, size.numbers, hits, matched, extra);
      if (games === 0) continue;
      for (const powerball of second ? [true, false] : [undefined]) {
        const fold = foldOf(size, hits, powerball);
        const won = divisions.find(({ match }) => isMet(match, { main: matched, supplementary: extra, powerball }));
        if (won && fold > 0) wins.set(won.division, exact((wins.get(won.division) ?? 0) + games * fold));
      }
    }
  }
  return wins;
}

/** Returns how many games of a board have exactly this many winning numbers and supplementaries. */
function gamesWith(barrel: Barrel, numbers: number, hits: Hits, matched: number, extra: number): number {
  const { count, supplementary = 0 } = barrel;
  const others = numbers - hits.main - hits.supplementary;
  // The board has enough numbers: its games choose among them.
  if (numbers >= count) {
    return choose(hits.main, matched) * choose(hits.supplementary, extra) * choose(others, count - matched - extra);
  }
  // It has fewer: every game has all of them, and the rest of the barrel supplies the missing ones.
  const missing = count - numbers - (matched - hits.main) - (extra - hits.supplementary);
  return (
    choose(count - hits.main, matched - hits.main) *
    choose(supplementary - hits.supplementary, extra - hits.supplementary) *
    choose(sizeOf(barrel) - count - supplementary - others, missing)
  );
}

/** Returns with how many Powerballs each combination is played that match, or that do not. */
function foldOf({ powerballs }: Size, hits: Hits, powerball: boolean | undefined): number {
  if (powerball === undefined) return 1;
  const matching = hits.powerball ? 1 : 0;
  return powerball ? matching : powerballs - matching;
}

type Matched = { main: number; supplementary: number; powerball: boolean | undefined };

function isMet(match: Match, { main, supplementary, powerball }: Matched): boolean {
  if (!("main" in match)) return false;
  return (
    within(main, match.main) &&
    (!match.supplementary || within(supplementary, match.supplementary)) &&
    (match.powerball === undefined || match.powerball === powerball)
  );
}

const within = (count: number, [min, max]: readonly [number, number]) => count >= min && count <= max;

/** Returns the winning games of a game that is matched by place, such as digits. `best` matches in a row count. */
export function winsOfDigits({ divisions }: WinRules, best: number): Wins {
  const won = divisions.find(({ match }) => "fromEitherEnd" in match && best >= match.fromEitherEnd);
  return new Map(won ? [[won.division, 1]] : []);
}

/** Returns the winning games of a board in one order: so many numbers are in their exact places. */
export function winsOfPlaces({ divisions }: WinRules, inPlace: number): Wins {
  const won = divisions.find(({ match }) => "positions" in match && match.positions === inPlace);
  return new Map(won ? [[won.division, 1]] : []);
}

/** Returns the winning games of a board in all orders, with so many of its numbers among those drawn. */
export function winsOfOrders(rules: WinRules, numbers: number, drawn: number): Wins {
  const wins: Wins = new Map();
  for (let inPlace = 1; inPlace <= drawn; inPlace++) {
    const [division] = winsOfPlaces(rules, inPlace).keys();
    const orders = ordersWith(numbers, drawn, inPlace);
    if (division !== undefined && orders > 0) wins.set(division, orders);
  }
  return wins;
}

/** Counts the orders of n numbers in which exactly `inPlace` of `drawn` numbers are in their own place. */
function ordersWith(n: number, drawn: number, inPlace: number): number {
  let orders = 0;
  // By inclusion and exclusion over the other drawn numbers that are in place as well.
  for (let more = 0; more <= drawn - inPlace; more++) {
    orders += (more % 2 === 0 ? 1 : -1) * choose(drawn - inPlace, more) * factorial(n - inPlace - more);
  }
  return choose(drawn, inPlace) * orders;
}

const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1));

/** Returns how many games all orders of a board are. */
export const ordersOf = (numbers: number) => factorial(numbers);

/** Returns how many digits in a row match from the better end. */
export function bestEnd(hits: readonly boolean[]): number {
  const run = (places: readonly boolean[]) => {
    const miss = places.indexOf(false);
    return miss === -1 ? places.length : miss;
  };
  return Math.max(run(hits), run(hits.toReversed()));
}
