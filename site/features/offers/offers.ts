// Offer data for pages and cards. Pure: the caller passes the shop's time.

import type { Outputs } from "#gateway/gateway.ts";
import { countTickets } from "#site/lib/format/counts.ts";
import { weekdayIn } from "#site/lib/format/dates.ts";

export type Offer = Outputs["offers"]["list"]["offers"][number];
export type Draw = Offer["draws"][number];
type GameOffer = Offer["gameTypes"][number]["gameOffers"][number];

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

/** Returns the simplest way to play a lottery: the first game offer of its first game type. */
function simplestOffer(offer: Offer): GameOffer | undefined {
  return offer.type === "lottery_ticket" ? offer.gameTypes[0]?.gameOffers[0] : undefined;
}

export function saleOf(offer: Offer, now: Now): Sale {
  if (offer.type === "membership") return "not_yet";
  if (offer.availability === "unavailable") return "unavailable";
  if (offer.suspended) return "suspended";
  if (offer.type === "lottery_ticket" && !simplestOffer(offer)) return "not_yet";
  if (openDraws(offer, now).length > 0) return hasShares(offer) ? "open" : "sold_out";
  return offer.draws[0]?.purchaseStatus === "sold_out" ? "sold_out" : "between_draws";
}

/** Returns whether a syndicate offer has shares left. Others are not limited by shares. */
const hasShares = ({ syndicates }: Offer) =>
  !syndicates || syndicates.some(({ sharesAvailable = 1 }) => sharesAvailable > 0);

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

/** Returns everything on sale: lotteries, first to close first, then raffles and syndicates. */
export const onSale = (offers: readonly Offer[], now: Now): Offer[] => [
  ...inCloseOrder(offers, now),
  ...offers.filter((offer) => offer.type !== "lottery_ticket" && saleOf(offer, now) === "open"),
];

/** Returns offers with those on sale before the others. */
export const openFirst = (offers: readonly Offer[], now: Now): Offer[] =>
  offers.toSorted((a, b) => Number(saleOf(b, now) === "open") - Number(saleOf(a, now) === "open"));

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

/** A ticket of the minimum number of games, for the least draws. */
type SmallestTicket = {
  gameOffer: string;
  games: number;
  draws: number;
  /** The price for all draws. */
  price: number;
  currency: string;
};

/** What one press buys: the smallest ticket, so that customers spend no more than they expect. */
export type QuickPick = SmallestTicket & { days: readonly string[] };

export function smallestTicket(offer: Offer): SmallestTicket | undefined {
  const simplest = simplestOffer(offer);
  const row = simplest?.prices.find((price) => price.games === simplest.minGames) ?? simplest?.prices[0];
  if (!simplest || !row) return undefined;
  const draws = simplest.drawCounts?.[0] ?? 1;
  const price = Math.round(row.price * draws * 100) / 100;
  return { gameOffer: simplest.key, games: row.games, draws, price, currency: simplest.priceCurrency };
}

/** Returns the smallest quick-pick. If its days can be chosen, that of a draw is for its day; undefined without a draw. */
export function quickPickOf(offer: Offer, draw?: Pick<Draw, "drawDate">): QuickPick | undefined {
  const ticket = smallestTicket(offer);
  const days = simplestOffer(offer)?.days ?? [];
  if (!ticket) return undefined;
  if (days.length === 0 || days.length === ticket.draws) return { ...ticket, days };
  return draw && ticket.draws === 1 ? { ...ticket, days: [weekdayIn(draw.drawDate)] } : undefined;
}

/** What one press buys of an offer without numbers to pick: form fields, what they are called, and the price. */
export type SmallestItem = {
  fields: Readonly<Record<string, string>>;
  label: string;
  price: { amount: number; currency: string };
};

/** Returns the cheapest book or ticket of a raffle, or one share of the cheapest syndicate; undefined for a lottery. */
export function smallestItem(offer: Offer): SmallestItem | undefined {
  if (offer.type === "raffle_ticket") return smallestBook(offer);
  const [share] = (offer.syndicates ?? [])
    .filter(({ sharesAvailable = 1 }) => sharesAvailable > 0)
    .toSorted((a, b) => a.costPerShare.amount - b.costPerShare.amount);
  if (!share) return undefined;
  const fields = { "item.syndicateKey": share.syndicateEncodedId, "item.numShares": "1" };
  return { fields, label: "1 share", price: share.costPerShare };
}

function smallestBook({ gameTypes }: Offer): SmallestItem | undefined {
  const [book] = (gameTypes[0]?.gameOffers ?? []).toSorted(
    (a, b) => (a.prices[0]?.price ?? 0) - (b.prices[0]?.price ?? 0),
  );
  const price = book?.prices[0];
  if (!book || !price) return undefined;
  return {
    fields: { "item.raffleOffer": book.key, "item.books": String(price.games) },
    label: countTickets(book.defaultEntryCount * price.games),
    price: { amount: price.price, currency: book.priceCurrency },
  };
}
