// Number sets and games of a ticket, and how many games it may have.

/** One number set of a game, for example 6 `Numbers` from 1..45 or one `Powerball` from 1..20 (shop §3). */
export type NumberSet = {
  name: string;
  count: number;
  /** The most numbers, where the customer decides how many: from `count` to `max`. */
  max?: number;
  first?: number;
  last?: number;
  /** The text shown instead of the numbers when all of them are played. */
  placeholder?: string;
  /** True if the order chosen counts, as in Strike. */
  isOrdered?: boolean;
  /** True if a number may repeat, as in digit games such as Super 66. */
  repeats?: boolean;
};

/** A game that may be incomplete: empty slots are null. Keys are set names, which are data. */
export type DraftGame = Record<string, readonly (number | null)[]>;

/** A complete game in wire format: {"Numbers":[1,2,3,4,5,6],"Powerball":[7]}. */
export type Game = Record<string, number[]>;

const STANDARD_DEFAULT_GAMES = 18; // shop §5

/** Returns the first and last number of a set. The defaults are 1 and first + count - 1. */
export function boundsOf(set: NumberSet): { first: number; last: number } {
  const first = set.first ?? 1;
  return { first, last: set.last ?? first + set.count - 1 };
}

type Bounds = { defaultGames?: number | null; minGames?: number; maxGames?: number };

/** Returns how many games a new ticket starts with. Only standard games have a default of their own (shop §5). */
export function startingGames(offer: Bounds, gameType = "standard"): number {
  const wanted = offer.defaultGames ?? (gameType === "standard" ? STANDARD_DEFAULT_GAMES : 1);
  return capGames(Math.max(wanted, offer.minGames ?? 0), offer.maxGames);
}

/** Limits the number of games to the offer's maximum, for example when the customer switches offers (shop §5). */
export function capGames(games: number, maxGames = Number.POSITIVE_INFINITY): number {
  return Math.min(games, maxGames);
}
