import type { Handlers, Tx } from "#services/lib/handlers.ts";
import { refuse } from "#services/lib/refusal.ts";
import { readOfferStates } from "#services/main/catalogue/offers/offers.rows.ts";
import { isPricing } from "#services/main/catalogue/pricing/pricing.rules.ts";
import { listUpcomingDraws } from "#services/main/play/draws/draws.rows.ts";
import { purchaseStatusOf } from "#services/main/play/draws/draws.rules.ts";
import { LISTED_DRAWS } from "#services/main/play/draws/schedule.rules.ts";
import { lotteriesInCart, placementsFor } from "./placements.rules.ts";

// 5 min: shell §7. Only the feature placement is the same for every visitor of a branding.
const FEATURE_CACHE_CONTROL = "public, max-age=300";

/** Returns a test of whether an offer is on sale now. */
async function readOnSale(tx: Tx, now: Date): Promise<(productOfferKey: string) => boolean> {
  const stateOf = await readOfferStates(tx);
  const ahead = await listUpcomingDraws(tx, now, LISTED_DRAWS);
  return (key) => {
    const { isPublished, isSuspended } = stateOf(key);
    return isPublished && !isSuspended && (ahead.get(key) ?? []).some((draw) => purchaseStatusOf(draw, now) === "open");
  };
}

export const placementHandlers: Handlers<"getPlacements" | "primePlacementCart"> = {
  // Recommendations come from a table, so nothing has to be prepared.
  primePlacementCart: async () => ({ status: 204, body: undefined }),

  getPlacements: async ({ customerId, now, query, tx }) => {
    if (query.customer_key !== undefined && query.customer_key !== customerId)
      refuse(400, "invalid_request", "You can only see your own recommendations.");
    // All price lists contain the same offers; an unknown one contains none.
    const sellsNothing = query.pricing_id !== undefined && !isPricing(query.pricing_id);
    const isOnSale = sellsNothing ? () => false : await readOnSale(tx, now);
    const placements = placementsFor(query.keys, isOnSale, lotteriesInCart(query.cart));
    const { keys, customer_key, cart, segment_device_id, segment_user_id } = query;
    const isForOne = [customer_key, cart, segment_device_id, segment_user_id].some((value) => value !== undefined);
    const isShared = keys === "feature_placement" && customerId === null && !isForOne;
    const headers: Record<string, string> = isShared ? { "cache-control": FEATURE_CACHE_CONTROL } : {};
    return { status: 200, headers, body: { result: { placements } } };
  },
};
