// The types of the catalogue: properties of a game, not of a draw. They are constant while the shop runs.

/** A barrel of balls: `count` winning balls, then `supplementary` more. Digits may repeat. */
export type Barrel = {
  name: string;
  from: number;
  to: number;
  count: number;
  supplementary?: number;
  repeats?: true;
};

type Range = readonly [min: number, max: number];

/** The condition for a division: matches by barrel, or digits in a row from either end. */
export type Match = { main: Range; supplementary?: Range; powerball?: boolean } | { fromEitherEnd: number };

/** A share of the pool in basis points, or a fixed amount per winner. With too many winners they share the cap. */
export type PrizeRule = { kind: "share"; bp: number } | { kind: "fixed"; cents: number; capCents?: number };

export type Division = { division: number; label: string; match: Match; prize: PrizeRule };

/** Draw dates: draw `drawNo` is on `date`, the others every `intervalDays` before and after. */
export type Schedule = {
  zone: string;
  anchor: { drawNo: number; date: string };
  intervalDays: number;
  salesClose: string;
  drawTime: string;
  drawDelayDays?: number;
};

/** The rules of a draw. */
export type Rules = {
  barrels: readonly Barrel[];
  divisions: readonly Division[];
  /** The part of sales for divisions with a share, in basis points. */
  poolBp: number;
  /** The guaranteed first prize before any rollover. */
  baseCents: number;
  /** How many times in a row an unwon first division rolls over; 0: it goes to a reserve. */
  maxRollovers: number;
  /** Games sold by other shops per draw. */
  gamesElsewhere: number;
};

/** A set of numbers in a game. */
export type NumberSet = { name: string; from: number; to: number; count: number; repeats?: true };

/** A way to buy: bounds, number sets, and the price of `price.games` games, from which all prices are computed. */
export type GameOffer = {
  key: string;
  minGames: number;
  maxGames: number;
  defaultGames: number;
  numberSets: readonly NumberSet[];
  price: { games: number; cents: number };
};

type GameType = { key: "standard"; gameOffers: readonly GameOffer[] };

type OfferFacts = {
  key: string;
  name: string;
  brandKind: "Lotto" | "Raffle" | "Jackpot" | "Strike";
  category: "lotto" | "raffle" | "social_play";
  /** Other names of the same game. */
  aliases: readonly string[];
};

export type LotteryOffer = OfferFacts & {
  type: "lottery_ticket";
  schedule: Schedule;
  rules: Rules;
  gameTypes: readonly GameType[];
};

/** A raffle for one or more causes, with prizes by level. The runner does not draw raffles. */
export type RaffleOffer = OfferFacts & {
  type: "raffle_ticket";
  schedule: Schedule;
  firstPrizeCents: number;
  maxTickets: number;
  books: readonly { key: string; tickets: number; cents: number }[];
  levels: readonly { level: number; count: number; cents: number }[];
  /** The keys of its causes (services/content/causes). With several, the customer chooses one. */
  causes: readonly string[];
  permits: readonly { region: string; number: string }[];
};

/** Shares in a ticket that the shop plays in the draws of a lottery. */
export type SyndicateOffer = OfferFacts & {
  type: "syndicate_share";
  lotteryKey: string;
  shares: readonly {
    id: string;
    size: number;
    shareCents: number;
    tickets: readonly { name: string; numGames: number; numStandardGames: number }[];
  }[];
};

export type Offer = LotteryOffer | RaffleOffer | SyndicateOffer;
