import { bestEnd } from "../../catalogue/offers/odds.rules.ts";
import type { Division, Match, Rules } from "../../catalogue/offers/offer.ts";
import type { Game } from "../../catalogue/offers/prices.rules.ts";

/** Drawn numbers by set, in the order drawn: "Numbers", and where the game has them "Supplementary" and "Powerball". */
export type DrawnNumbers = Record<string, number[]>;

/** The numbers of a game that were drawn, by set. */
export type Matched = DrawnNumbers;

/** Returns the numbers of a game that were drawn; of a digit game, those that match in a row from the better end. */
export function matchedNumbers({ barrels }: Pick<Rules, "barrels">, drawn: DrawnNumbers, game: Game): Matched {
  const chosen = game["Numbers"] ?? [];
  if (barrels[0]?.repeats) return { Numbers: matchedEnd(hitsOf(drawn, game), chosen) };
  const matched: Matched = { Numbers: chosen.filter((number) => drawn["Numbers"]?.includes(number)) };
  if (drawn["Supplementary"]) {
    matched["Supplementary"] = chosen.filter((number) => drawn["Supplementary"]?.includes(number));
  }
  if (drawn["Powerball"]) {
    matched["Powerball"] = (game["Powerball"] ?? []).filter((number) => drawn["Powerball"]?.includes(number));
  }
  return matched;
}

/** Returns the highest division a game wins, or null. */
export function divisionOf(
  rules: Pick<Rules, "barrels" | "divisions">,
  drawn: DrawnNumbers,
  game: Game,
): Division | null {
  const matched = matchedNumbers(rules, drawn, game);
  const hits = hitsOf(drawn, game);
  return rules.divisions.find(({ match }) => isMet(match, matched, hits)) ?? null;
}

const hitsOf = (drawn: DrawnNumbers, game: Game) =>
  (drawn["Numbers"] ?? []).map((digit, place) => game["Numbers"]?.[place] === digit);

function matchedEnd(hits: readonly boolean[], digits: readonly number[]): number[] {
  const run = bestEnd(hits);
  const isFromFirst = hits.slice(0, run).every(Boolean);
  return isFromFirst ? digits.slice(0, run) : digits.slice(-run);
}

function isMet(match: Match, matched: Matched, hits: readonly boolean[]): boolean {
  if ("fromEitherEnd" in match) return bestEnd(hits) >= match.fromEitherEnd;
  const main = matched["Numbers"]?.length ?? 0;
  const supplementary = matched["Supplementary"]?.length ?? 0;
  const hasPowerball = (matched["Powerball"]?.length ?? 0) > 0;
  return (
    within(main, match.main) &&
    (!match.supplementary || within(supplementary, match.supplementary)) &&
    (match.powerball === undefined || match.powerball === hasPowerball)
  );
}

const within = (count: number, [min, max]: readonly [number, number]) => count >= min && count <= max;
