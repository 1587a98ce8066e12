// The words of a ticket: sets of numbers, games, and how many of them.

/** One set of numbers a game holds: 6 `Numbers` of 1..45, one `Powerball` of 1..20 (shop §3). */
export type NumberSet = {
  name: string;
  count: number;
  first?: number;
  last?: number;
  /** Digit games such as Super 66 may hold the same digit twice. */
  repeats?: boolean;
};

/** A game while it is being filled: empty slots are null. Its keys are set names, which are data. */
export type DraftGame = Record<string, readonly (number | null)[]>;

/** One filled set of numbers, as the wire carries it: {"Numbers":[1,2,3,4,5,6],"Powerball":[7]}. */
export type Game = Record<string, number[]>;

const STANDARD_DEFAULT_GAMES = 18; // shop §5

/** The first and last number of a set. Sets without bounds hold digits or exactly 1..count. */
export function boundsOf(set: NumberSet): { first: number; last: number } {
  const first = set.first ?? 1;
  return { first, last: set.last ?? first + set.count - 1 };
}

/** How many games a fresh ticket starts with (shop §5). */
export function startingGames(offer: { defaultGames?: number | null; minGames?: number; maxGames?: number }): number {
  const wanted = offer.defaultGames ?? STANDARD_DEFAULT_GAMES;
  return capGames(Math.max(wanted, offer.minGames ?? 0), offer.maxGames);
}

/** Switching to an offer that sells fewer games at once keeps what it can (shop §5). */
export function capGames(games: number, maxGames = Number.POSITIVE_INFINITY): number {
  return Math.min(games, maxGames);
}
