import type { components } from "#generated/main/schema.ts";
import type { ContentReader } from "#services/content/content-reader.ts";
import type { Handlers, Tx } from "#services/lib/handlers.ts";
import { market } from "#services/lib/locale.ts";
import { refuse } from "#services/lib/refusal.ts";
import { requirePricing } from "../pricing/pricing.rules.ts";
import { CATALOGUE } from "./catalogue.ts";
import type { SharesSold } from "./kind.ts";
import type { Offer } from "./offer.ts";
import { readOfferStates } from "./offers.rows.ts";
import { restrictionsIn, toProductOffer } from "./offers.shapes.ts";

const NO_PRODUCTS = "There are currently no products available, please check back later. Thank you for being patient.";

/** Returns the upcoming draws of an offer as the contract shows them to a region, next draw first. */
export type UpcomingDraws = (offer: Offer, region: string | null) => components["schemas"]["Draw"][];

type OffersParts = {
  content: ContentReader;
  /** Passed in because draws and sales are above this domain. */
  readUpcomingDraws: (tx: Tx, now: Date) => Promise<UpcomingDraws>;
  readSharesSold: (tx: Tx) => Promise<SharesSold>;
};

export const createOffersHandlers = ({
  content: read,
  readSharesSold,
  readUpcomingDraws,
}: OffersParts): Handlers<"listProductOffers"> => ({
  listProductOffers: async ({ params, query, subVariant: region, tx, now }) => {
    requirePricing(params.pricingId);
    const stateOf = await readOfferStates(tx);
    const drawsOf = await readUpcomingDraws(tx, now);
    const sharesSold = await readSharesSold(tx);
    const content = read(market().locale);
    const offers = CATALOGUE.filter(({ key }) => query.preview || stateOf(key).isPublished)
      .map((offer) =>
        toProductOffer(offer, {
          state: stateOf(offer.key),
          draws: drawsOf(offer, region),
          content,
          region,
          sharesSold,
        }),
      )
      // Editors see an unpublished offer before it has draws.
      .filter(({ draws }) => query.preview || draws.length > 0);
    if (offers.length === 0) refuse(418, "no_products", NO_PRODUCTS);
    // Closing soonest first.
    const ranking = offers
      .toSorted((a, b) => (a.draws[0]?.stop ?? "").localeCompare(b.draws[0]?.stop ?? ""))
      .map(({ key }) => key);
    return { status: 200, body: { result: { offers, ranking, restrictions: restrictionsIn(region) } } };
  },
});
