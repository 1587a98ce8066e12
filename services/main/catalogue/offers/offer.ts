// The types of the catalogue: properties of an offer, not of a draw. They are constant while the shop runs.
import type { GameType, Rules } from "../game-offers/game-offer.ts";

/**
 * Draw dates: draw `drawNo` is on `date`, the others every `intervalDays` before and after. With `dayOffsets`, each interval has
 * several draws, so many days after its start.
 */
export type Schedule = {
  zone: string;
  anchor: { drawNo: number; date: string };
  intervalDays: number;
  dayOffsets?: readonly number[];
  /** Regions whose sales close at a time of their own. */
  regionalCloses?: Readonly<Record<string, { zone: string; time: string }>>;
  salesClose: string;
  drawTime: string;
  drawDelayDays?: number;
};

type OfferFacts = {
  key: string;
  name: string;
  brandKind: "Lotto" | "Raffle" | "Jackpot" | "Strike";
  category: "lotto" | "raffle" | "social_play";
  /** Other names of the same game. */
  aliases: readonly string[];
  /** Not shown, sold or drawn. A row in `offer_state` overrides it. */
  isPublished?: false;
  /** Regions in which it may not be sold. */
  unlicensedIn?: readonly string[];
};

export type LotteryOffer = OfferFacts & {
  type: "lottery_ticket";
  schedule: Schedule;
  /** The lotteries whose first balls decide its draws, by place in `dayOffsets`. It draws no numbers of its own. */
  drawnFrom?: readonly string[];
  rules: Rules;
  gameTypes: readonly GameType[];
};

/** A raffle for one or more causes, with prizes by level. */
export type RaffleOffer = OfferFacts & {
  type: "raffle_ticket";
  schedule: Schedule;
  firstPrizeCents: number;
  maxTickets: number;
  books: readonly { key: string; tickets: number; cents: number }[];
  /** The prizes of the main draw, most valuable first. Goods have a value and are not paid in money. */
  levels: readonly { level: number; count: number; cents: number; name: string; isGoods?: true }[];
  /** Draws of their own for the tickets bought so many days before the date of the main draw. */
  earlyBirds: readonly { key: string; daysBefore: number; cents: number }[];
  /** A prize for one of the largest books. */
  bookBuyerCents: number;
  /** The keys of its causes (services/content/causes). With several, the customer chooses one. */
  causes: readonly string[];
  permits: readonly { region: string; number: string }[];
};

/** A ticket that the shop plays in every draw of a lottery, owned in equal shares. */
export type Syndicate = {
  /** A syndicate with another size, price or ticket gets another id, because shares that were sold keep theirs. */
  id: string;
  name: string;
  /** How many shares there are. */
  size: number;
  shareCents: number;
  ticket: { gameType: "standard" | "reduced_system"; gameOffer: string; games: number };
};

/** Shares in tickets that the shop plays in the draws of a lottery. */
export type SyndicateOffer = OfferFacts & {
  type: "syndicate_share";
  lotteryKey: string;
  shares: readonly Syndicate[];
};

export type Offer = LotteryOffer | RaffleOffer | SyndicateOffer;
