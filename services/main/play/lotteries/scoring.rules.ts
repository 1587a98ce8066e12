// Scores boards against a draw.
import {
  bestEnd,
  gamesOf,
  isBoxed,
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
} from "../../catalogue/game-offers/board.rules.ts";
import type { GameTypeKey, Rules } from "../../catalogue/game-offers/game-offer.ts";
import type { Game } from "../../catalogue/offers/lottery/prices.rules.ts";
import type { DrawnNumbers } from "../draws/numbers.rules.ts";

/** The numbers of a game that were drawn, by set. */
export type Matched = DrawnNumbers;

/**
 * Returns the numbers of a board that were drawn. Digits match in a row from the better end; of a board in one order, those
 * in their exact places match. A board without Powerballs of its own is played with all of them.
 */
export function matchedNumbers(
  { barrels: [main, second] }: Pick<Rules, "barrels">,
  drawn: DrawnNumbers,
  board: Game,
  gameType: GameTypeKey = "standard",
): Matched {
  const chosen = board["Numbers"] ?? [];
  if (main?.repeats) return { Numbers: matchedEnd(placesHit(drawn, board), chosen) };
  if (main?.isOrdered && !isBoxed(gameType)) {
    return { Numbers: chosen.filter((number, place) => drawn["Numbers"]?.[place] === number) };
  }
  const matched: Matched = { Numbers: chosen.filter((number) => drawn["Numbers"]?.includes(number)) };
  if (drawn["Supplementary"]) {
    matched["Supplementary"] = chosen.filter((number) => drawn["Supplementary"]?.includes(number));
  }
  if (second && drawn["Powerball"]) {
    const powerballs = playsAllPowerballs(gameType) ? drawn["Powerball"] : (board["Powerball"] ?? []);
    matched["Powerball"] = powerballs.filter((number) => drawn["Powerball"]?.includes(number));
  }
  return matched;
}

/**
 * Returns how many games of a board win in each division. Each of its games wins its highest division only. Throws if the
 * tickets of a game type are not boards of these rules.
 */
export function divisionsOf(rules: WinRules, drawn: DrawnNumbers, gameType: GameTypeKey, board: Game): Wins {
  requireBoards(rules, gameType);
  const [main] = rules.barrels;
  if (main?.repeats) return winsOfDigits(rules, bestEnd(placesHit(drawn, board)));
  if (main?.isOrdered) {
    const matched = matchedNumbers(rules, drawn, board, gameType)["Numbers"]?.length ?? 0;
    return isBoxed(gameType) ? winsOfOrders(rules, main.count, matched) : winsOfPlaces(rules, matched);
  }
  const matched = matchedNumbers(rules, drawn, board, gameType);
  return winsOfBalls(rules, sizeOf(rules, gameType, board), {
    main: matched["Numbers"]?.length ?? 0,
    supplementary: matched["Supplementary"]?.length ?? 0,
    powerball: (matched["Powerball"]?.length ?? 0) > 0,
  });
}

/** Returns how many standard games a board stands for. */
export function standardGamesOf(rules: WinRules, gameType: GameTypeKey, board: Game): number {
  requireBoards(rules, gameType);
  const [main] = rules.barrels;
  if (main?.repeats) return 1;
  if (main?.isOrdered) return isBoxed(gameType) ? ordersOf(main.count) : 1;
  return gamesOf(rules, sizeOf(rules, gameType, board));
}

function sizeOf({ barrels: [, second] }: WinRules, gameType: GameTypeKey, board: Game): Size {
  const all = second ? second.to - second.from + 1 : 0;
  return {
    numbers: board["Numbers"]?.length ?? 0,
    powerballs: second ? (playsAllPowerballs(gameType) ? all : (board["Powerball"]?.length ?? 0)) : 0,
  };
}

const placesHit = (drawn: DrawnNumbers, board: Game) =>
  (drawn["Numbers"] ?? []).map((digit, place) => board["Numbers"]?.[place] === digit);

function matchedEnd(hits: readonly boolean[], digits: readonly number[]): number[] {
  const run = bestEnd(hits);
  const isFromFirst = hits.slice(0, run).every(Boolean);
  return isFromFirst ? digits.slice(0, run) : digits.slice(-run);
}
