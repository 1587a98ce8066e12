// What the sold shares of a session pay for, and what comes back of them. Pure.
import type { Paid } from "#services/lib/ledger.ts";
import type { GameOffer } from "../../catalogue/game-offers/game-offer.ts";
import { priceCents } from "../../catalogue/offers/lottery/prices.rules.ts";
import { partOf } from "../syndicates/shares.rules.ts";

/** Returns the most games of a ticket that the money pays for, and their price. None if they are fewer than the offer sells. */
export function gamesPaidFor(offer: GameOffer, most: number, potCents: number): { games: number; cents: number } {
  for (let games = most; games >= offer.minGames; games--) {
    const cents = priceCents(offer, games);
    if (cents <= potCents) return { games, cents };
  }
  return { games: 0, cents: 0 };
}

/** Splits what comes back among the orders, in the order of their purchase. Odd cents go to the first shares. */
export function splitReturn<Order extends { quantity: number }>(
  cents: number,
  sold: number,
  orders: readonly Order[],
): (Order & { cents: number })[] {
  let before = 0;
  return orders.map((order) => {
    const part = { ...order, cents: partOf(cents, sold, { before, count: order.quantity }) };
    before += order.quantity;
    return part;
  });
}

/**
 * Takes cents back from the payments of a purchase, and returns from whom. A promotion gets back what exceeds the rest of the
 * purchase; then the prize money that was spent comes back as prize money, because cash was spent first.
 */
export function takeBack(paid: Paid | undefined, cents: number): Paid {
  if (!paid) throw new Error("A purchase has no payment");
  const rest = paid.cashCents + paid.prizeCents + paid.promotionCents - cents;
  const promotionCents = Math.max(0, paid.promotionCents - Math.max(0, rest));
  const prizeCents = Math.min(paid.prizeCents, cents - promotionCents);
  const cashCents = cents - promotionCents - prizeCents;
  paid.promotionCents -= promotionCents;
  paid.prizeCents -= prizeCents;
  paid.cashCents -= cashCents;
  return { cashCents, prizeCents, promotionCents };
}
