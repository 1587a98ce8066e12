// Playing the tickets of an earlier purchase again: what each costs today, or why it is no longer sold.
import type { Outputs } from "#gateway/gateway.ts";
import { ticketPrice } from "#gateway/rules/price.ts";
import { type Draw, nextDraw, type Offer, saleOf } from "./offers.ts";
import { saleNotice } from "./sale-notice.ts";

type OrderRow = Outputs["orders"]["listOfPurchase"][number];

export type ReplayRow = {
  order: OrderRow;
  /** Today's price; null if the ticket is not sold. */
  price: { amount: number; currency: string } | null;
  /** The first draw that it plays; undefined if the ticket is not sold. */
  draw?: Draw | undefined;
  /** Why it is not sold; null if it is. */
  reason: string | null;
};

const refused = (order: OrderRow, reason: string): ReplayRow => ({ order, price: null, reason });

/** Returns a row for each order. The service computes the price that is charged. */
export function replayRows(orders: readonly OrderRow[], offers: readonly Offer[], now: Date): ReplayRow[] {
  return orders.map((order) => {
    const offer = offers.find(({ key }) => key === order.productOfferKey);
    if (!offer) return refused(order, `${order.offerName} is no longer sold.`);
    const sale = saleOf(offer, now);
    if (sale !== "open") return refused(order, `${saleNotice(sale, offer).title}.`);
    if (order.syndicate) return sharesRow(order, order.syndicate, offer, now);
    const draws = order.draws.length;
    const type = offer.gameTypes.find(({ key }) => key === order.gameType);
    const sold = type?.gameOffers.find(({ key }) => key === order.gameOffer);
    const amount = sold ? ticketPrice(sold.prices, order.books ?? order.numGames, draws) : null;
    if (!sold || amount === null || draws > mostDraws(sold))
      return refused(order, "This kind of ticket is no longer sold.");
    return { order, price: { amount, currency: sold.priceCurrency }, draw: nextDraw(offer, now), reason: null };
  });
}

/** Returns for how many draws a ticket is sold. Only the first of these are listed with the offer. */
const mostDraws = ({ drawCounts = [1], maxWeeks = 1 }: Offer["gameTypes"][number]["gameOffers"][number]) =>
  Math.max(...drawCounts) * maxWeeks;

/** Returns the row of shares of a syndicate: as many shares in the next draw. */
function sharesRow(order: OrderRow, shares: NonNullable<OrderRow["syndicate"]>, offer: Offer, now: Date): ReplayRow {
  const share = offer.syndicates?.find(({ syndicateEncodedId }) => syndicateEncodedId === shares.syndicateKey);
  if (!share) return refused(order, "This syndicate is no longer sold.");
  const left = share.sharesAvailable ?? 0;
  if (left < shares.numShares) return refused(order, `Only ${left} ${left === 1 ? "share is" : "shares are"} left.`);
  const { amount, currency } = share.costPerShare;
  const price = { amount: (Math.round(amount * 100) * shares.numShares) / 100, currency };
  return { order, price, draw: nextDraw(offer, now), reason: null };
}
