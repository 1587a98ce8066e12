// The pages of an offer.
import { PAGE_NUMBER } from "#gateway/rules/paging.ts";
import { offer, offerContent, play } from "./kinds.ts";
import { all, effect, SEARCH_WORDS, sample, unindexed, unpromoted, VERSION, WINNERS_TAB } from "./route.ts";

export const offers = {
  "offer-results-draw": offerContent("/:productOfferKey/results/draw/:drawNo", {
    variants: { tab: WINNERS_TAB, page: PAGE_NUMBER, q: SEARCH_WORDS },
    sample: { productOfferKey: "wednesday_lotto", drawNo: { of: "pastDraw" } },
  }),
  "offer-results-archive": offerContent(
    "/:productOfferKey/results/:date",
    sample({ productOfferKey: "powerball", date: { of: "month" } }),
  ),
  "offer-results": offerContent("/:productOfferKey/results", { variants: { page: PAGE_NUMBER } }),
  "offer-winners": offerContent("/:productOfferKey/winners", {
    variants: { page: PAGE_NUMBER, q: SEARCH_WORDS },
    sample: { productOfferKey: "charity_raffle" },
  }),
  "offer-statistics": offerContent("/:productOfferKey/statistics", {
    capabilities: all("commercial_lotteries"),
  }),
  "offer-terms-and-conditions": offerContent("/:productOfferKey/terms-and-conditions/:drawNo?", {
    variants: { version: VERSION },
    ...unpromoted,
  }),
  "offer-your-support": offerContent("/:productOfferKey/your-support", sample({ productOfferKey: "charity_raffle" })),
  "offer-subscription": offer("/:productOfferKey/subscription", unindexed),
  "offer-draw-buy": offer("/:productOfferKey/draw/:drawNo/buy", {
    ...effect,
    ...sample({ productOfferKey: "powerball", drawNo: "1" }),
  }),
  "offer-draw": play("/:productOfferKey/draw/:drawNo", sample({ productOfferKey: "charity_raffle", drawNo: "12" })),
  "offer-buy": offer("/:productOfferKey/buy", effect),
  // The screen of offer-play for each game type.
  "offer-game-type-subscriptions": play("/:productOfferKey/subscriptions"),
  "offer-game-type-powerhit": play("/:productOfferKey/powerhit"),
  "offer-game-type-powerpik": play("/:productOfferKey/powerpik"),
  "offer-game-type-random": play("/:productOfferKey/random", sample({ productOfferKey: "super_jackpot_lottery" })),
  "offer-game-type-systems": play("/:productOfferKey/systems", sample({ productOfferKey: "saturday_lotto" })),
  "offer-game-type-boxed": play("/:productOfferKey/boxed", sample({ productOfferKey: "lotto_strike" })),
  "offer-game-type-super-combos": play("/:productOfferKey/super-combos"),
  "offer-game-type-syndicates": play("/:productOfferKey/syndicates", sample({ productOfferKey: "saturday_lotto" })),
  "offer-game-type-lotto-party": offer("/:productOfferKey/lotto-party"),
  "offer-game-type-standard": play("/:productOfferKey/standard"),
  "offer-play": play("/:productOfferKey/:gameTypeKey?", sample({ productOfferKey: "charity_raffle" })),
} as const;
