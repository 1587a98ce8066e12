import type { Handlers, Tx } from "#services/lib/handlers.ts";
import { toMoney } from "#services/lib/money.ts";
import { isPlayedIn } from "../../catalogue/game-offers/game-types.ts";
import { findOffer } from "../../catalogue/offers/catalogue.ts";
import { isLicensedIn } from "../../catalogue/offers/licences.ts";
import { readOfferStates } from "../../catalogue/offers/offers.rows.ts";
import { listUpcomingDraws } from "../../play/draws/draws.rows.ts";
import { purchaseStatusOf } from "../../play/draws/draws.rules.ts";
import { regionalStopOf } from "../../play/draws/regional-stop.ts";
import { LISTED_DRAWS } from "../../play/draws/schedule.rules.ts";
import { listOffersInCart } from "../cart/cart.rows.ts";
import { listBought } from "../orders/orders.rows.ts";
import { recommend } from "./recommended-orders.rules.ts";

/** Returns a function that finds the next draw of an offer that a region can buy. */
async function readNextDraws(tx: Tx, now: Date, region: string | null) {
  const stateOf = await readOfferStates(tx);
  const ahead = await listUpcomingDraws(tx, now, LISTED_DRAWS);
  return (key: string): number | null => {
    const offer = findOffer(key);
    const { isPublished, isSuspended } = stateOf(key);
    if (!offer || !isPublished || isSuspended || !isLicensedIn(offer, region)) return null;
    const isOpen = (draw: Parameters<typeof regionalStopOf>[0] & Parameters<typeof purchaseStatusOf>[0]) =>
      purchaseStatusOf({ ...draw, stop: regionalStopOf(draw, region) }, now) === "open";
    return (ahead.get(key) ?? []).find(isOpen)?.draw_no ?? null;
  };
}

export const recommendedOrdersHandlers: Handlers<"listRecommendedOrders"> = {
  listRecommendedOrders: async ({ customerId, now, subVariant, tx }) => {
    const bought = await listBought(tx, customerId);
    const orders = bought.filter(({ game_type }) => isPlayedIn(subVariant, game_type));
    const nextDrawNo = await readNextDraws(tx, now, subVariant);
    const inCart = await listOffersInCart(tx, customerId);
    const result = recommend(orders, { inCart, nextDrawNo }).map(({ cents, drawNo, games, order }) => ({
      id: order.ticket_id,
      productOfferKey: order.product_offer_key,
      drawNo,
      gameOffer: order.game_offer,
      numGames: games,
      price: toMoney(cents),
    }));
    return { status: 200, body: { result } };
  },
};
