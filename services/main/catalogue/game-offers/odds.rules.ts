import {
  bestEnd,
  gamesOf,
  isBoxed,
  isGenerated,
  ordersOf,
  playsAllPowerballs,
  requireBoards,
  type Size,
  type WinRules,
  type Wins,
  winsOfBalls,
  winsOfDigits,
  winsOfOrders,
  winsOfPlaces,
} from "./board.rules.ts";
import { choose, exact } from "./combinations.ts";
import type { Barrel, GameOffer, GameTypeKey } from "./game-offer.ts";

/** Exact odds: 1 in denominator / numerator. */
export type Odds = { numerator: number; denominator: number };

/** The odds of one board: that it wins at least once in a division, and that it wins anything. */
export type BoardOdds = { divisions: ReadonlyMap<number, Odds>; any: Odds; standardGames: number };

/** One outcome of a draw for a board, and in how many equally likely ways it comes about. */
type Outcome = { ways: number; wins: Wins };

/** Returns the exact odds of one game of a game offer. For a super combo: of one of the generated games. */
export function oddsOfOffer(rules: WinRules, gameType: GameTypeKey, { numberSets }: Pick<GameOffer, "numberSets">) {
  requireBoards(rules, gameType);
  const [numbers] = numberSets;
  const [main, second] = rules.barrels;
  if (!numbers || !main) throw new Error(`${gameType} has no numbers`);
  if (main.isOrdered)
    return toOdds(rules, placesOf(rules, main, gameType), isBoxed(gameType) ? ordersOf(main.count) : 1);
  if (main.repeats) return toOdds(rules, digitsOf(rules, main), 1);
  const size = {
    numbers: isGenerated(gameType) ? main.count : numbers.count,
    powerballs: second ? (playsAllPowerballs(gameType) ? sizeOf(second) : second.count) : 0,
  };
  return toOdds(rules, ballsOf(rules, main, second, size), gamesOf(rules, size));
}

/** Returns the odds that one standard game wins each division, and any. */
export function oddsOfGame(rules: WinRules): BoardOdds {
  const known = cache.get(rules);
  if (known) return known;
  const [main] = rules.barrels;
  const gameType = main?.isOrdered ? "strike_standard" : "standard";
  const odds = oddsOfOffer(rules, gameType, { numberSets: rules.barrels });
  cache.set(rules, odds);
  return odds;
}

// The rules are constant, and every result and every simulated draw asks for their odds.
const cache = new WeakMap<WinRules, BoardOdds>();

/** Returns the odds that one standard game wins exactly this division. */
export function oddsOf(rules: WinRules, division: number): Odds {
  const odds = oddsOfGame(rules).divisions.get(division);
  if (!odds) throw new Error(`there is no division ${division}`);
  return odds;
}

/** Returns the odds of a division as a fraction, for expected numbers of winners. */
export function chanceOf(rules: WinRules, division: number): number {
  const { numerator, denominator } = oddsOf(rules, division);
  return numerator / denominator;
}

const sizeOf = ({ from, to }: Barrel) => to - from + 1;

function toOdds({ divisions }: WinRules, outcomes: readonly Outcome[], standardGames: number): BoardOdds {
  const all = outcomes.reduce((sum, { ways }) => exact(sum + ways), 0);
  const oddsIf = (isWon: (wins: Wins) => boolean) =>
    reduce(
      outcomes.reduce((sum, { ways, wins }) => (isWon(wins) ? sum + ways : sum), 0),
      all,
    );
  return {
    divisions: new Map(divisions.map(({ division }) => [division, oddsIf((wins) => wins.has(division))])),
    any: oddsIf((wins) => wins.size > 0),
    standardGames,
  };
}

function reduce(numerator: number, denominator: number): Odds {
  let [a, b] = [numerator, denominator];
  while (b > 0) [a, b] = [b, a % b];
  return { numerator: numerator / a, denominator: denominator / a };
}

/** By how many of the board's numbers are winning numbers and supplementaries, and whether it has the Powerball. */
function ballsOf(rules: WinRules, main: Barrel, second: Barrel | undefined, size: Size): Outcome[] {
  const { count, supplementary = 0 } = main;
  const outcomes: Outcome[] = [];
  for (let matched = 0; matched <= count; matched++) {
    for (let extra = 0; extra <= supplementary; extra++) {
      const ways =
        choose(count, matched) *
        choose(supplementary, extra) *
        choose(sizeOf(main) - count - supplementary, size.numbers - matched - extra);
      if (ways === 0) continue;
      for (const powerball of second ? [true, false] : [false]) {
        const fold = second ? (powerball ? size.powerballs : sizeOf(second) - size.powerballs) : 1;
        const hits = { main: matched, supplementary: extra, powerball };
        if (fold > 0) outcomes.push({ ways: exact(ways * fold), wins: winsOfBalls(rules, size, hits) });
      }
    }
  }
  return outcomes;
}

/** By the 2^count patterns of matching digits. */
function digitsOf(rules: WinRules, main: Barrel): Outcome[] {
  return Array.from({ length: 2 ** main.count }, (_, pattern) => {
    const hits = Array.from({ length: main.count }, (_, place) => ((pattern >> place) & 1) === 1);
    const ways = hits.reduce((product, hit) => product * (hit ? 1 : sizeOf(main) - 1), 1);
    return { ways, wins: winsOfDigits(rules, bestEnd(hits)) };
  });
}

/** By how many of the board's numbers are drawn, and of a board in one order by how many of them are in their places. */
function placesOf(rules: WinRules, main: Barrel, gameType: GameTypeKey): Outcome[] {
  const { count } = main;
  const outcomes: Outcome[] = [];
  for (let drawn = 0; drawn <= count; drawn++) {
    // The drawn numbers that are on the board, their places among those drawn, and the other balls in order.
    const others = permutations(sizeOf(main) - count, count - drawn);
    const chosen = choose(count, drawn) ** 2 * others;
    if (isBoxed(gameType)) {
      outcomes.push({ ways: chosen * ordersOf(drawn), wins: winsOfOrders(rules, count, drawn) });
      continue;
    }
    for (let inPlace = 0; inPlace <= drawn; inPlace++) {
      const ways = choose(count, inPlace) * others * placementsWithout(count - inPlace, drawn - inPlace);
      if (ways > 0) outcomes.push({ ways, wins: winsOfPlaces(rules, inPlace) });
    }
  }
  return outcomes;
}

const permutations = (n: number, k: number): number => (k <= 0 ? 1 : n * permutations(n - 1, k - 1));

/** Counts the ways to put k of n numbers into n places so that no number is in its own place. */
function placementsWithout(n: number, k: number): number {
  let ways = 0;
  for (let own = 0; own <= k; own++) {
    ways += (own % 2 === 0 ? 1 : -1) * choose(n, own) * choose(n - own, k - own) * permutations(n - own, k - own);
  }
  return ways;
}
