// Offer data for pages and cards. Pure: the caller passes the shop's time.

import type { Outputs } from "#gateway/gateway.ts";

export type Offer = Outputs["offers"]["list"]["offers"][number];
export type Draw = Offer["draws"][number];
type GameOffer = Offer["gameTypes"][number]["gameOffers"][number];

type Now = Date | number;

/** Whether an offer is on sale now and, if not, why. */
export type Sale = "open" | "not_yet" | "sold_out" | "suspended" | "unavailable" | "between_draws";

/** Returns the draws that are on sale, next first. */
export function openDraws(offer: Offer, now: Now): Draw[] {
  return offer.draws.filter((draw) => draw.purchaseStatus === "open" && Date.parse(draw.stop) > Number(now));
}

/** Returns the draw to show on a card: the next one on sale, else the next one of any status. */
export function nextDraw(offer: Offer, now: Now): Draw | undefined {
  return openDraws(offer, now)[0] ?? offer.draws[0];
}

/** Returns the standard game type's only game offer. */
function standardOffer(offer: Offer): GameOffer | undefined {
  return offer.gameTypes.find((type) => type.key === "standard")?.gameOffers[0];
}

export function saleOf(offer: Offer, now: Now): Sale {
  if (offer.type !== "lottery_ticket" && offer.type !== "raffle_ticket") return "not_yet";
  if (offer.availability === "unavailable") return "unavailable";
  if (offer.suspended) return "suspended";
  if (offer.type === "lottery_ticket" && !standardOffer(offer)) return "not_yet";
  if (openDraws(offer, now).length > 0) return "open";
  return offer.draws[0]?.purchaseStatus === "sold_out" ? "sold_out" : "between_draws";
}

const FAMILIES = {
  lottery_ticket: "lottery",
  raffle_ticket: "charity",
  syndicate_share: "social",
  membership: "membership",
} as const satisfies Record<Offer["type"], string>;

/** Returns the colour family of an offer's product type. */
export const familyOf = (offer: Pick<Offer, "type">) => FAMILIES[offer.type];

/** Returns the lotteries on sale, first to close first. */
export function inCloseOrder(offers: readonly Offer[], now: Now): Offer[] {
  const stop = (offer: Offer) => Date.parse(nextDraw(offer, now)?.stop ?? "") || Number.POSITIVE_INFINITY;
  const isOpen = (offer: Offer) => offer.type === "lottery_ticket" && saleOf(offer, now) === "open";
  return offers.filter(isOpen).sort((a, b) => stop(a) - stop(b));
}

/** Returns the lotteries that are not on sale at the moment. */
export function lotteriesNotOnSale(offers: readonly Offer[], now: Now): Offer[] {
  return offers.filter((offer) => offer.type === "lottery_ticket" && saleOf(offer, now) !== "open");
}

/** Returns the offer on sale with the largest known prize pool. */
export function largestJackpot(offers: readonly Offer[], now: Now): Offer | undefined {
  const pool = (offer: Offer) => {
    const draw = nextDraw(offer, now);
    return draw && !draw.isPrizePoolUnknown ? draw.prizePool : 0;
  };
  return inCloseOrder(offers, now).sort((a, b) => pool(b) - pool(a))[0];
}

/** What one press buys: the minimum number of games, so that customers spend no more than they expect. */
export type QuickPick = { gameOffer: string; games: number; price: number; currency: string };

export function quickPickOf(offer: Offer): QuickPick | undefined {
  const standard = standardOffer(offer);
  const row = standard?.prices.find((price) => price.games === standard.minGames) ?? standard?.prices[0];
  if (!standard || !row) return undefined;
  return { gameOffer: standard.key, games: row.games, price: row.price, currency: standard.priceCurrency };
}
