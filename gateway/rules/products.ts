// What the gateway's rules need to know of each kind of product. What a kind looks like is in site/features/products.
import type { Capability } from "#generated/capabilities.ts";

export type ProductKind =
  | "lottery_ticket"
  | "multi_draw_ticket"
  | "raffle_ticket"
  | "syndicate_share"
  | "social_syndicate_share"
  | "membership";

/** A capability that buying some kind of product needs. */
export type ProductCapability = Extract<
  Capability,
  "social-syndicates" | "social-syndicates-joiner" | "membership_program" | "membership_purchase"
>;

type Facts = {
  /** The capability of its offers' links in the footer; null if it has none there (shell §2). */
  footerCapability: Capability | null;
  /** Whether the footer of a multi-offer site lists it too (shell §2). */
  isInMultiFooter: boolean;
  /** Whether a draw decides what it wins; otherwise it lasts for a period. */
  hasDraws: boolean;
  /** Whether analytics count its draws; otherwise it counts as one draw (shop §9). */
  countsDraws: boolean;
  /** Whether an offer has a page about its support: if it pays causes, or if it publishes where the price goes. */
  support: "pays_causes" | "publishes_price" | null;
  /** The capabilities that buying it needs. */
  boughtWith: readonly ProductCapability[];
  /** What a recurring purchase of it shows and lets customers change. */
  recurring: {
    fields: readonly ("gameOffer" | "causeKey" | "numGames" | "numShares" | "days")[];
    isEveryDraw: boolean;
    hasJackpot: boolean;
    hasNumbers: boolean;
  };
};

const FIXED: Facts["recurring"] = { fields: [], isEveryDraw: false, hasJackpot: false, hasNumbers: false };
const TICKET: Facts["recurring"] = {
  fields: ["gameOffer", "numGames", "days"],
  isEveryDraw: false,
  hasJackpot: true,
  hasNumbers: true,
};
const SHARES: Facts["recurring"] = { ...FIXED, fields: ["numShares"], hasJackpot: true };

const none: Facts = {
  footerCapability: null,
  isInMultiFooter: false,
  hasDraws: true,
  countsDraws: true,
  support: null,
  boughtWith: [],
  recurring: FIXED,
};

/** The kind of a recurring purchase that names none (shop §3). */
export const UNNAMED_KIND: ProductKind = "membership";

/** The rules of each kind. */
export const productFacts: Readonly<Record<ProductKind, Facts>> = {
  lottery_ticket: {
    footerCapability: "commercial_lotteries",
    isInMultiFooter: true,
    hasDraws: true,
    countsDraws: true,
    support: "publishes_price",
    boughtWith: [],
    recurring: TICKET,
  },
  multi_draw_ticket: { ...none, recurring: TICKET },
  raffle_ticket: {
    footerCapability: "charity_lotteries",
    isInMultiFooter: false,
    hasDraws: true,
    countsDraws: false,
    support: "pays_causes",
    boughtWith: [],
    recurring: { ...FIXED, fields: ["gameOffer", "causeKey"], isEveryDraw: true },
  },
  syndicate_share: { ...none, recurring: SHARES },
  social_syndicate_share: {
    ...none,
    boughtWith: ["social-syndicates", "social-syndicates-joiner"],
    recurring: SHARES,
  },
  membership: { ...none, hasDraws: false, boughtWith: ["membership_program", "membership_purchase"] },
};
