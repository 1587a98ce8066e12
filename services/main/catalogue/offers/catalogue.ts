// The offers of the shop.
import { kindOf, PRODUCT_KINDS } from "./kinds.ts";
import { LOTTERIES } from "./lottery/lotteries.ts";
import type { DrawnOffer, LotteryOffer, Offer, RaffleOffer, Syndicate, SyndicateOffer } from "./offer.ts";
import { ALL_RAFFLES } from "./raffle/raffle.ts";
import { SYNDICATES } from "./syndicate/syndicates.ts";

/** All offers, in display order. */
export const CATALOGUE: readonly Offer[] = PRODUCT_KINDS.flatMap((type) => kindOf({ type }).offers);

/** The offers that are shown unless an operator changes it, in display order. */
export const PUBLISHED_OFFERS = CATALOGUE.filter(({ isPublished }) => isPublished !== false);

/** Returns the offer of a key, or null. Keys come from URLs and carts, so unknown ones are normal. */
export function findOffer(key: string): Offer | null {
  return CATALOGUE.find((offer) => offer.key === key) ?? null;
}

/** Returns the field of a raffle's picture; empty for other offers. */
export function pictureOf(key: string): { featureImage?: string } {
  const picture = findRaffle(key)?.picture;
  return picture === undefined ? {} : { featureImage: `/files/${picture}` };
}

/** Returns the raffle of a key, or null if it is unknown or not a raffle. */
export function findRaffle(key: string): RaffleOffer | null {
  return ALL_RAFFLES.find((offer) => offer.key === key) ?? null;
}

/** Returns `isDrawnWhenSoldOut` for offers whose draw is held once all tickets are sold. Other offers have no such field. */
export const drawnWhenSoldOut = (key: string) =>
  findRaffle(key)?.numbered?.kind === "sold_out" ? { isDrawnWhenSoldOut: true } : {};

/** Returns the lottery of a key, or null if it is unknown or not a lottery. */
export function findLottery(key: string): LotteryOffer | null {
  return LOTTERIES.find((offer) => offer.key === key) ?? null;
}

export type FoundSyndicate = { offer: SyndicateOffer; lottery: LotteryOffer; syndicate: Syndicate };

/** Returns a syndicate of an offer, or null if it is unknown. */
export function findSyndicate(offerKey: string, id: string): FoundSyndicate | null {
  const offer = SYNDICATES.find(({ key }) => key === offerKey);
  const syndicate = offer?.shares.find((share) => share.id === id);
  const lottery = offer && findLottery(offer.lotteryKey);
  return offer && syndicate && lottery ? { offer, lottery, syndicate } : null;
}

/** Returns the key of the offer that is drawn: for a syndicate, its lottery. */
export function drawnKeyOf(offerKey: string): string {
  const offer = findOffer(offerKey);
  return offer && "lotteryKey" in offer ? offer.lotteryKey : offerKey;
}

/** Returns the offer that is drawn: for a syndicate, its lottery. */
export function drawnOfferOf(offer: Offer): DrawnOffer {
  const drawn = findOffer(drawnKeyOf(offer.key));
  if (!drawn || !("schedule" in drawn)) throw new Error(`${offer.key} is not drawn`);
  return drawn;
}
