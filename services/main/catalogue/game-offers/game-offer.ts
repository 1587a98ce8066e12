// What a game is: its barrels, divisions and prizes, and the ways to play it. Constant while the shop runs.
import type { components } from "#generated/main/schema.ts";

type Schemas = components["schemas"];

export type GameTypeKey = Schemas["GameTypeKey"];

/** A barrel of balls: `count` winning balls, then `supplementary` more. Digits may repeat. */
export type Barrel = {
  name: string;
  from: number;
  to: number;
  count: number;
  supplementary?: number;
  repeats?: true;
  /** The order drawn counts. */
  isOrdered?: true;
};

type Range = readonly [min: number, max: number];

/**
 * The condition for a division: matches by barrel, digits in a row from either end, or numbers in their exact places. The
 * conditions of a game exclude each other, except those by digits, of which the first one counts.
 */
export type Match =
  | { main: Range; supplementary?: Range; powerball?: boolean }
  | { fromEitherEnd: number }
  | { positions: number };

/** A prize. An amount is per winning game; with too many winners they share the cap. */
export type PrizeRule =
  /** A share of the pool in basis points. */
  | { kind: "share"; bp: number }
  | { kind: "fixed"; cents: number; capCents?: number }
  /** For a first division: the pool without the other prizes, and the money carried over from earlier draws. */
  | { kind: "jackpot" }
  /** Monthly payments. The first one is paid at settlement, the others are claims. */
  | { kind: "annuity"; centsPerMonth: number; months: number; capCents: number }
  /** Free games, paid as their price. They come out of the first division's share, if it has one. */
  | { kind: "free_entry"; entries: number; cents: number }
  /** A thing, such as a car: a claim, never money. */
  | { kind: "goods"; name: string };

/** Where the money of the first prize goes if no game wins it. */
export type Rollover =
  /** It is carried over, at most this many times in a row, then it goes to the second division. `null`: until it is won. */
  | { kind: "jackpot"; most: number | null }
  /** It stays with the operator, who pays first prizes from a reserve. */
  | { kind: "reserve" }
  /** Its fixed prize grows by a step each draw. At its greatest it must be won: it goes to the next division with a winner. */
  | { kind: "rollover_prize"; stepCents: number; mostCents: number }
  | { kind: "none" };

export type Division = { division: number; label: string; match: Match; prize: PrizeRule };

/** The rules of a draw. */
export type Rules = {
  barrels: readonly Barrel[];
  divisions: readonly Division[];
  /** The part of sales for divisions with a share, in basis points. */
  poolBp: number;
  /** The guaranteed first prize before any rollover. */
  baseCents: number;
  /** What is carried over counts towards the guaranteed first prize. Otherwise it is added to it. */
  isBaseMinimum?: true;
  rollover: Rollover;
  /** Games sold by other shops per draw. */
  gamesElsewhere: number;
};

export type Weekday = Schemas["Weekday"];

/** A set of numbers on a board. It holds exactly `count` numbers, or with `max` from `count` to `max`. */
export type NumberSet = {
  name: string;
  from: number;
  to: number;
  count: number;
  max?: number;
  repeats?: true;
  /** The order chosen counts. */
  isOrdered?: true;
  /** Shown in place of numbers where every number of the set is played. */
  placeholder?: "PH" | "PP";
};

/** A way to buy: bounds, number sets, and the price of `price.games` standard games, from which all prices are computed. */
export type GameOffer = {
  /** Unique in its offer, because game types share the type of their cart item. */
  key: string;
  name: string;
  minGames: number;
  maxGames: number;
  defaultGames: number;
  numberSets: readonly NumberSet[];
  /** How many standard games one game (a board) stands for. */
  standardGames: number;
  price: { games: number; cents: number };
  /** How many draws a ticket may take part in; of an offer with days, in one week. */
  drawCounts: readonly number[];
  isPickedByShop?: true;
  /** Super combos: the shop makes games of so many numbers out of the lists. */
  makesGamesOf?: number;
  /** The days that the customer chooses from. */
  days?: readonly Weekday[];
  /** For how many weeks a ticket with days may run. */
  maxWeeks?: number;
};

export type GameType = { key: GameTypeKey; gameOffers: readonly GameOffer[] };
