import { formatWhole } from "./money.ts";

export type Odds = { numerator: number; denominator: number };

/**
 * Returns exact odds as "1 in 85": a whole number, one decimal below 10, each rounded half up. The quotient of two integers is
 * the nearest double, and below 2^52 no such quotient is on the other side of a half.
 */
export function oneIn({ numerator, denominator }: Odds): string {
  const tenths = Math.round((denominator * 10) / numerator);
  return `1 in ${tenths < 100 ? tenths / 10 : formatWhole(Math.round(denominator / numerator))}`;
}

/** Returns the odds of any prize with one standard game of an offer, or of its first game type; undefined if its prizes are not by division. */
export function offerOdds({ gameTypes }: { gameTypes: readonly { key: string; oddsAnyDivision?: Odds }[] }) {
  const odds = (gameTypes.find(({ key }) => key === "standard") ?? gameTypes[0])?.oddsAnyDivision;
  return odds && oneIn(odds);
}

/**
 * Returns the chance that at least one of several games wins any division. The games of a ticket share one draw, so
 * this is an approximation for more than one game; the label has "about".
 */
export function anyPrizeOdds(odds: Odds, games: number): string {
  return games <= 1 ? oneIn(odds) : `about ${oneIn({ numerator: hitOf(odds, games), denominator: 1 })}`;
}

/** Returns the chance of at least one hit in so many independent tries. */
const hitOf = ({ numerator, denominator }: Odds, tries: number) =>
  -Math.expm1(tries * Math.log1p(-numerator / denominator));

/** Returns the odds of Division 1 with this many different games, each "1 in `one`". Each game adds as much. */
export function firstPrizeOdds(one: number, games: number): string {
  return oneIn({ numerator: Math.max(1, games), denominator: one });
}

/** Returns the odds that one of so many tickets wins one of several prizes; with `repeats` a ticket may win several. */
export function raffleOdds(tickets: number, prizes: number, { repeats }: { repeats: boolean }): string {
  const one = { numerator: 1, denominator: tickets };
  return oneIn(
    repeats ? { numerator: hitOf(one, prizes), denominator: 1 } : { numerator: prizes, denominator: tickets },
  );
}
