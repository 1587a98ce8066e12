import type { ProductKind } from "#services/db/tables/sales.ts";
import { drawnOfferOf } from "../../catalogue/offers/catalogue.ts";
import type { DrawnOffer, MembershipOffer, Offer } from "../../catalogue/offers/offer.ts";
import type { OwnDraws, Play, Shares } from "../draws/play.ts";
import { lottery } from "../lotteries/lottery-play.ts";
import { party } from "../parties/closing.ts";
import { raffle } from "../raffles/raffle-play.ts";
import { syndicate } from "../syndicates/syndicate-play.ts";

/** Memberships have no draws: giveaways are drawn by a runner of their own. */
const membership: Play<MembershipOffer, DrawnOffer> = {
  drawType: "lottery_ticket_draw",
  category: "lotteries",
  termsOf: () => "",
  readDetails: async () => ({}),
  prepare: async () => {},
  draws: null,
  shares: null,
};

/** What draws do by kind of product. */
const PLAYS = {
  lottery_ticket: lottery,
  raffle_ticket: raffle,
  syndicate_share: syndicate,
  social_syndicate_share: party,
  membership,
} as const satisfies Record<ProductKind, Play>;

export const ALL_PLAYS: readonly Play[] = Object.values(PLAYS);

/** The shares of all kinds that have them. */
export const SHARES: readonly Shares[] = ALL_PLAYS.flatMap(({ shares }) => shares ?? []);

export const playOf = (offer: Offer): Play => PLAYS[offer.type];

/** Returns whether an offer has draws of its own. A syndicate uses those of its lottery. */
export const isDrawn = (offer: Offer): offer is DrawnOffer => playOf(offer).draws !== null;

/** Returns what the draws of an offer do; of shares, those of the offer that they play. */
export function drawsOf(offer: Offer): OwnDraws {
  const { draws } = playOf(drawnOfferOf(offer));
  if (!draws) throw new Error(`${offer.key} is not drawn`);
  return draws;
}

const DRAWS_BY_KEY = new Map(ALL_PLAYS.flatMap(({ draws }) => (draws?.keys ?? []).map((key) => [key, draws] as const)));

export const DRAWN_KEYS: readonly string[] = [...DRAWS_BY_KEY.keys()];

/** Returns what a draw does by its key. Throws if the catalogue no longer has its offer. */
export function drawsOfKey(key: string): OwnDraws {
  const draws = DRAWS_BY_KEY.get(key);
  if (!draws) throw new Error(`${key} is no offer that is drawn`);
  return draws;
}
