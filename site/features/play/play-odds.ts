import { oddsOfTicket } from "#gateway/rules/odds.ts";
import { formatWhole } from "#site/lib/format/money.ts";

type Odds = { numerator: number; denominator: number };

/** Returns the exact odds of one game, such as "1 in 85": one decimal below 10, else a whole number. */
export function oddsPerGame({ numerator, denominator }: Odds): string {
  return oneIn(denominator / numerator);
}

/** Returns the same for any kind of offer; undefined if its prizes are not by division. */
export function offerOdds({ gameTypes }: { gameTypes: readonly { key: string; oddsAnyDivision?: Odds }[] }) {
  const odds = gameTypes.find(({ key }) => key === "standard")?.oddsAnyDivision;
  return odds && oddsPerGame(odds);
}

/**
 * Returns the chance that at least one of several games wins any division. The games of a ticket share one draw, so
 * this is an approximation for more than one game; the label has "about".
 */
export function anyPrizeOdds(odds: Odds, games: number): string {
  if (games <= 1) return oddsPerGame(odds);
  const miss = 1 - odds.numerator / odds.denominator;
  return `about ${oneIn(1 / (1 - miss ** games))}`;
}

/** Returns the odds of Division 1 with this many different games, such as "1 in 452,503". */
export function firstPrizeOdds(oneIn: number, games: number): string {
  return `1 in ${formatWhole(oddsOfTicket(oneIn, games))}`;
}

function oneIn(ratio: number): string {
  return `1 in ${ratio < 10 ? Math.round(ratio * 10) / 10 : formatWhole(Math.floor(ratio))}`;
}
