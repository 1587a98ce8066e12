import type { PartReader } from "./row.ts";

/** The page of each offer, and its results from the first draw on. */
export const offerRows: PartReader = async (_, caller) => {
  const [{ offers }, results] = await Promise.all([caller.offers.list(), caller.draws.listResultKeys()]);
  const drawnAt = new Map(results.map(({ productOfferKey, drawDate }) => [productOfferKey, drawDate]));
  return offers.flatMap(({ key }) => {
    const params = { productOfferKey: key };
    const changed = drawnAt.get(key);
    return [
      { route: "offer-play", params },
      ...(changed ? [{ route: "offer-results", params, changed } as const] : []),
    ];
  });
};
