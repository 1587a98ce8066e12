// What the catalogue knows about an offer. Facts of a game, not of a draw; nothing here changes while the shop runs.

/** One barrel of balls: `count` winners, then `supplementary` more from the same balls. Digits may repeat. */
export type Barrel = {
  name: string;
  from: number;
  to: number;
  count: number;
  supplementary?: number;
  repeats?: true;
};

type Range = readonly [min: number, max: number];

/** What one game must show to reach a division: matches by barrel, or digits in a row from either end. */
export type Match = { main: Range; supplementary?: Range; powerball?: boolean } | { fromEitherEnd: number };

/** A share of the pool in basis points, or an amount each; more winners than the cap allows share the cap. */
export type PrizeRule = { kind: "share"; bp: number } | { kind: "fixed"; cents: number; capCents?: number };

export type Division = { division: number; label: string; match: Match; prize: PrizeRule };

/** When draws fall: draw `drawNo` is on `date`, the others every `intervalDays` before and after it. */
export type Schedule = {
  zone: string;
  anchor: { drawNo: number; date: string };
  intervalDays: number;
  salesClose: string;
  drawTime: string;
  drawDelayDays?: number;
};

/** How a draw is decided and paid. */
export type Rules = {
  barrels: readonly Barrel[];
  divisions: readonly Division[];
  /** The part of sales that the divisions with a share divide, in basis points. */
  poolBp: number;
  /** The first division's guaranteed amount before anything is carried into it. */
  baseCents: number;
  /** How often running an unwon first division is carried over; 0 = it stays in a reserve. */
  maxRollovers: number;
  /** Games that the other shops of the same game sell for a draw. */
  gamesElsewhere: number;
};

/** A set of numbers that one game fills in. */
export type NumberSet = { name: string; from: number; to: number; count: number; repeats?: true };

/** One way to buy: bounds, number sets and the price of `price.games` games, from which all prices follow. */
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

/** A raffle for a cause. Its prizes are things and amounts by level; its draws are not run by the number runner. */
export type RaffleOffer = OfferFacts & {
  type: "raffle_ticket";
  schedule: Schedule;
  firstPrizeCents: number;
  maxTickets: number;
  books: readonly { key: string; tickets: number; cents: number }[];
  levels: readonly { level: number; count: number; cents: number }[];
  cause: { key: string; urlSlug: string; name: string; description: string };
  permits: readonly { region: string; number: string }[];
};

/** Shares in a ticket that the house plays in the draws of another lottery. */
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
