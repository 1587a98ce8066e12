// The recommendations of the demo.
import type { components } from "#generated/placement/schema.ts";

type Schemas = components["schemas"];

/** Offers by placement, best first. A placement without a row shows nothing. */
export const RECOMMENDED: Partial<Record<Schemas["PlacementKey"], readonly Schemas["PlacementItem"][]>> = {
  feature_placement: [
    {
      productOfferKey: "oz_lotto",
      content: {
        heading: "Seven numbers, every Tuesday",
        body: "Oz Lotto draws 7 numbers from 47. You can enter with a single game.",
        label: "Play Oz Lotto",
      },
    },
  ],
  cart_inline_item: [
    { productOfferKey: "saturday_lotto", gameOffer: "standard" },
    { productOfferKey: "powerball", gameOffer: "standard" },
    { productOfferKey: "oz_lotto", gameOffer: "standard" },
  ],
  pre_cart_item: [
    { productOfferKey: "powerball", gameOffer: "standard" },
    { productOfferKey: "saturday_lotto", gameOffer: "standard" },
  ],
  pre_cart_promoted: [
    {
      productOfferKey: "charity_raffle",
      content: { heading: "A ticket for a good cause", body: "Raffle tickets support the causes you choose." },
    },
  ],
  pre_cart_standard: [
    { productOfferKey: "oz_lotto", gameOffer: "standard" },
    { productOfferKey: "wednesday_lotto", gameOffer: "standard" },
  ],
  fast_play: [
    { productOfferKey: "powerball", gameOffer: "standard" },
    { productOfferKey: "saturday_lotto", gameOffer: "standard" },
  ],
  instant_play: [{ productOfferKey: "oz_lotto", gameOffer: "standard" }],
};
