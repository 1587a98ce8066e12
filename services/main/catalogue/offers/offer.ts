// The types of the catalogue: properties of an offer, not of a draw. They are constant while the shop runs.
import type { RecurringWish } from "#services/db/tables/sales.ts";
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
  category: "lotto" | "raffle" | "social_play" | "membership";
  /** Other names of the same game. */
  aliases: readonly string[];
  /** Not shown, sold or drawn. A row in `offer_state` overrides it. */
  isPublished?: false;
  /** Whether customers can have it bought again and again. Default: they can. */
  recurs?: "never" | "always";
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

/** How a ticket gets its number: in the sale, one after another or at random, or after payment. */
type Numbering = "sequential" | "random" | "deferred";

type Book = { key: string; tickets: number; cents: number; numbering?: Numbering };

/** A draw that is held when every number is sold, here or elsewhere. */
type SoldOutRules = {
  kind: "sold_out";
  /** The prize for each number beside that of the first prize. Beside other winning numbers, it is a free ticket. */
  neighbourCents: number;
  /** Won if the jackpot number is also a prize number. */
  jackpot: { minimumCents: number; incrementCents: number };
};

/** A draw on a fixed day. A ticket wins at most one prize. */
type WeeklyRules = {
  kind: "weekly";
  /** One number out of all wins it. It grows by a step until won, and must be won at the cap. */
  rolloverPrize: { stepCents: number; capCents: number };
  /** The tickets sold elsewhere: from, and fewer than. */
  elsewhere: { from: number; to: number };
};

export type NumberedRules = SoldOutRules | WeeklyRules;

/** A raffle for one or more causes, with prizes by level. */
export type RaffleOffer = OfferFacts & {
  type: "raffle_ticket";
  schedule: Schedule;
  firstPrizeCents: number;
  maxTickets: number;
  books: readonly Book[];
  /** The most books in one order. Default: 10. */
  maxBooks?: number;
  /** Tickets with numbers of their own, and prizes by their rules. Without it, numbers are given in runs after payment. */
  numbered?: NumberedRules;
  /** The prizes of the main draw, most valuable first. Goods have a value and are not paid in money. */
  levels: readonly { level: number; count: number; cents: number; name: string; isGoods?: true }[];
  /** Draws of their own for the tickets bought so many days before the date of the main draw. */
  earlyBirds: readonly { key: string; daysBefore: number; cents: number }[];
  /** How many days before its sales open the next draw takes pre-orders. Without it, it takes none. */
  preOrderDays?: number;
  /** A prize for one of the largest books. */
  bookBuyerCents: number;
  /** The keys of its causes (services/content/causes). With several, the customer chooses one. */
  causes: readonly string[];
  /** The file of the CMS that shows what there is to win, or what the money does. */
  picture?: string;
  /** Another view of it, for the offer's page. */
  secondPicture?: string;
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

/** A membership of a program, sold for a period and paid again after it. It has no draws. */
export type MembershipOffer = OfferFacts & {
  type: "membership";
  program: "daily_winners";
  periods: readonly {
    key: string;
    name: string;
    billingPeriod: NonNullable<RecurringWish["billingPeriod"]>;
    cents: number;
  }[];
};

export type Offer = LotteryOffer | RaffleOffer | SyndicateOffer | MembershipOffer;

/** An offer with its own draws. */
export type DrawnOffer = Extract<Offer, { schedule: Schedule }>;
