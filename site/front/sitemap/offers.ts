import { hasSupportPage } from "../../lib/support-pages.ts";
import type { PartReader } from "./row.ts";

/** The page, the terms and the support page of each offer, and its results from the first draw on. */
export const offerRows: PartReader = async (_, caller) => {
  const [{ offers }, results] = await Promise.all([caller.offers.list(), caller.draws.listResultKeys()]);
  const drawnAt = new Map(results.map(({ productOfferKey, drawDate }) => [productOfferKey, drawDate]));
  return offers.flatMap((offer) => {
    const { key } = offer;
    const params = { productOfferKey: key };
    const changed = drawnAt.get(key);
    return [
      { route: "offer-play", params },
      { route: "offer-terms-and-conditions", params },
      ...(hasSupportPage(offer) ? [{ route: "offer-your-support", params } as const] : []),
      ...(changed
        ? ([
            { route: "offer-results", params, changed },
            { route: "offer-winners", params, changed },
          ] as const)
        : []),
    ];
  });
};
