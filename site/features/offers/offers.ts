// Offer data for pages and cards. Pure: the caller passes the shop's time.

import type { Draw, Offer } from "#site/features/products/kind/product.ts";
import { viewOf } from "#site/features/products/offer-views.ts";

type Now = Date | number;

/** Whether an offer is on sale now and, if not, why. */
export type Sale = "open" | "not_yet" | "sold_out" | "suspended" | "unavailable" | "between_draws";

/** Returns the first part of an offer's addresses in a region: its alias there, else its key. */
export const slugIn = ({ key, urlAliases }: Pick<Offer, "key" | "urlAliases">, region: string | null): string =>
  urlAliases.find(({ subvariant }) => subvariant === region)?.url.replace(/^\/+/, "") ?? key;

/** Returns the draws that are on sale, next first. */
export function openDraws(offer: Offer, now: Now): Draw[] {
  return offer.draws.filter((draw) => draw.purchaseStatus === "open" && Date.parse(draw.stop) > Number(now));
}

/** Returns the draw that takes pre-orders, because its sales open later. */
export const preOrderDraw = ({ draws }: Pick<Offer, "draws">): Draw | undefined =>
  draws.find(({ purchaseStatus }) => purchaseStatus === "pre_order");

/** Returns the draw to show on a card: the next one on sale, else the next one of any status. */
export function nextDraw(offer: Offer, now: Now): Draw | undefined {
  return openDraws(offer, now)[0] ?? offer.draws[0];
}

export function saleOf(offer: Offer, now: Now): Sale {
  const view = viewOf(offer);
  if (!view.isSold) return "not_yet";
  if (offer.availability === "unavailable") return "unavailable";
  if (offer.suspended) return "suspended";
  if (!view.hasPrices(offer)) return "not_yet";
  if (openDraws(offer, now).length > 0) return view.hasStock(offer) ? "open" : "sold_out";
  return offer.draws[0]?.purchaseStatus === "sold_out" ? "sold_out" : "between_draws";
}

/** Returns the lotteries on sale, first to close first. */
export function inCloseOrder(offers: readonly Offer[], now: Now): Offer[] {
  const stop = (offer: Offer) => Date.parse(nextDraw(offer, now)?.stop ?? "") || Number.POSITIVE_INFINITY;
  const isOpen = (offer: Offer) => viewOf(offer).picksNumbers && saleOf(offer, now) === "open";
  return offers.filter(isOpen).sort((a, b) => stop(a) - stop(b));
}

/** Returns everything on sale: lotteries, first to close first, then raffles and syndicates. */
export const onSale = (offers: readonly Offer[], now: Now): Offer[] => [
  ...inCloseOrder(offers, now),
  ...offers.filter((offer) => !viewOf(offer).picksNumbers && saleOf(offer, now) === "open"),
];

/** Returns offers with those on sale before the others. */
export const openFirst = (offers: readonly Offer[], now: Now): Offer[] =>
  offers.toSorted((a, b) => Number(saleOf(b, now) === "open") - Number(saleOf(a, now) === "open"));

/** Returns the lotteries that are not on sale at the moment. */
export function lotteriesNotOnSale(offers: readonly Offer[], now: Now): Offer[] {
  return offers.filter((offer) => viewOf(offer).picksNumbers && saleOf(offer, now) !== "open");
}

/** Returns the offer on sale with the largest known prize pool. */
export function largestJackpot(offers: readonly Offer[], now: Now): Offer | undefined {
  const pool = (offer: Offer) => {
    const draw = nextDraw(offer, now);
    return draw && !draw.isPrizePoolUnknown ? draw.prizePool : 0;
  };
  return inCloseOrder(offers, now).sort((a, b) => pool(b) - pool(a))[0];
}
