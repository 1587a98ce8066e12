import type { Offer, OfferKind, OfferView } from "./kind/product.ts";
import { lotteryOffer } from "./lottery/offer.ts";
import { membershipOffer } from "./membership/offer.ts";
import { raffleOffer } from "./raffle/offer.ts";
import { syndicateOffer } from "./syndicate/offer.ts";

/** How offers are presented and sold, by kind. On the server only. */
const offerViews = {
  lottery_ticket: lotteryOffer,
  raffle_ticket: raffleOffer,
  syndicate_share: syndicateOffer,
  membership: membershipOffer,
} as const satisfies Record<OfferKind, OfferView>;

/** Returns how an offer is presented and sold. */
export const viewOf = ({ type }: Pick<Offer, "type">): OfferView => offerViews[type];

type Lists = {
  offers: readonly Offer[];
  restrictions: readonly { productType: string }[];
};

export const offersOf = <Kind extends OfferKind>(kind: Kind, offers: readonly Offer[]): Offer[] =>
  offers.filter(({ type }) => type === kind);

/** Whether the visitor's region has no offers of a kind, because it may not buy them. */
export const isRestricted = (kind: OfferKind, { restrictions }: Pick<Lists, "restrictions">): boolean =>
  restrictions.some(({ productType }) => productType === kind);
