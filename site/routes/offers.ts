// The pages of an offer.
import { PAGE_NUMBER } from "#gateway/rules/paging.ts";
import { offer, offerContent, play } from "./kinds.ts";
import { all, effect, planned, SEARCH_WORDS, unindexed, unpromoted, VERSION, WINNERS_TAB } from "./route.ts";

export const offers = {
  "offer-results-draw": offerContent("/:productOfferKey/results/draw/:drawNo", {
    variants: { tab: WINNERS_TAB, page: PAGE_NUMBER, q: SEARCH_WORDS },
  }),
  "offer-results-archive": offerContent("/:productOfferKey/results/:date"),
  "offer-results": offerContent("/:productOfferKey/results", { variants: { page: PAGE_NUMBER } }),
  "offer-winners": offerContent("/:productOfferKey/winners", {
    variants: { page: PAGE_NUMBER, q: SEARCH_WORDS },
  }),
  "offer-statistics": offerContent("/:productOfferKey/statistics", {
    capabilities: all("commercial_lotteries"),
  }),
  "offer-terms-and-conditions": offerContent("/:productOfferKey/terms-and-conditions/:drawNo?", {
    variants: { version: VERSION },
    ...unpromoted,
  }),
  "offer-your-support": offerContent("/:productOfferKey/your-support"),
  "offer-subscription": offer("/:productOfferKey/subscription", unindexed),
  "offer-draw-buy": offer("/:productOfferKey/draw/:drawNo/buy", effect),
  "offer-draw": play("/:productOfferKey/draw/:drawNo"),
  "offer-buy": offer("/:productOfferKey/buy", effect),
  // The screen of offer-play for each game type.
  "offer-game-type-subscriptions": play("/:productOfferKey/subscriptions"),
  "offer-game-type-powerhit": play("/:productOfferKey/powerhit"),
  "offer-game-type-powerpik": play("/:productOfferKey/powerpik"),
  "offer-game-type-random": play("/:productOfferKey/random"),
  "offer-game-type-systems": play("/:productOfferKey/systems"),
  "offer-game-type-boxed": play("/:productOfferKey/boxed"),
  "offer-game-type-super-combos": play("/:productOfferKey/super-combos"),
  "offer-game-type-syndicates": play("/:productOfferKey/syndicates"),
  "offer-game-type-lotto-party": offer("/:productOfferKey/lotto-party", planned),
  "offer-game-type-standard": play("/:productOfferKey/standard"),
  "offer-play": play("/:productOfferKey/:gameTypeKey?"),
} as const;
