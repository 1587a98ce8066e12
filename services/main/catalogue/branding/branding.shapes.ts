import type { components } from "#generated/main/schema.ts";
import { PUBLISHED_OFFERS } from "../offers/catalogue.ts";
import { kindOf } from "../offers/kinds.ts";
import { regionalNames } from "../offers/regional-names.ts";

type ProductBranding = components["schemas"]["ProductBranding"];

/** The colour of each lottery. Other products have the colour of their family. */
const LOTTERIES: Readonly<Record<string, string>> = {
  monday_lotto: "#0b6e4f",
  wednesday_lotto: "#7a3e9d",
  friday_lotto: "#8a5a00",
  saturday_lotto: "#a8326a",
  oz_lotto: "#2e6b1f",
  powerball: "#4338ca",
  set_for_life2020: "#0e6b85",
  super_66: "#9a4b00",
  lotto_strike: "#a33522",
  one_lottery: "#4b5a68",
  super_jackpot_lottery: "#b5175f",
  mega_jackpot_lottery: "#7f1d2e",
  make_a_smile_lottery: "#c2410c",
  your_hospice_lottery: "#3d5a8c",
};

export function listBrandings(): ProductBranding[] {
  return PUBLISHED_OFFERS.map((offer) => ({
    id: offer.key,
    brandColour: LOTTERIES[offer.key] ?? kindOf(offer).colour,
    brandColourBackgroundText: "#ffffff",
    regionOverrides: regionalNames(offer.key),
  }));
}
