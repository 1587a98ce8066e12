import type { Handlers } from "#services/lib/handlers.ts";
import { refuse } from "#services/lib/refusal.ts";
import { listDrawsAhead } from "../../play/draws/draws.rows.ts";
import { drawnOfferOf } from "../../play/draws/draws.shapes.ts";
import { CATALOGUE } from "./catalogue.ts";
import { readOfferStates } from "./offers.rows.ts";
import { toProductOffer } from "./offers.shapes.ts";
import { requirePricing } from "./pricing.rules.ts";

const NO_PRODUCTS = "There are currently no products available, please check back later. Thank you for being patient.";

export const offersHandlers: Handlers<"listProductOffers"> = {
  listProductOffers: async ({ params, query, subVariant: region, tx, now }) => {
    requirePricing(params.pricingId);
    const stateOf = await readOfferStates(tx);
    const ahead = await listDrawsAhead(tx, now);
    const offers = CATALOGUE.filter(({ key }) => query.preview || stateOf(key).isPublished)
      .map((offer) => {
        const draws = ahead.get(drawnOfferOf(offer).key) ?? [];
        return toProductOffer(offer, { state: stateOf(offer.key), draws, now, region });
      })
      .filter(({ draws }) => draws.length > 0);
    if (offers.length === 0) refuse(418, "no_products", NO_PRODUCTS);
    // Who closes first stands first.
    const ranking = offers
      .toSorted((a, b) => (a.draws[0]?.stop ?? "").localeCompare(b.draws[0]?.stop ?? ""))
      .map(({ key }) => key);
    return { status: 200, body: { result: { offers, ranking, restrictions: [] } } };
  },
};
