import type { OfferView } from "../kind/product.ts";
import { gamesLabel } from "../lottery/offer.ts";

/** A membership is announced and not sold yet. */
export const membershipOffer: OfferView = {
  family: "membership",
  unit: "ticket",
  notYet: "You can't buy or reserve a ticket yet. Tickets will be sold on this page.",
  isSold: false,
  picksNumbers: false,
  drawsTickets: false,
  paysCauses: false,
  syndicates: null,
  prizeLabel: "Division 1 prize pool",
  nextPrizeLabel: "Next first prize",
  buyLabel: "Play",
  buyLink: (name) => `Play ${name}`,
  pressAdds: "One press adds this to your cart. Nothing is paid yet.",
  chooseLabel: () => "Choose your membership",
  drawsNote: "You buy for one draw at a time.",
  results: {
    ...{ tab: "lotteries", family: "lottery", finds: "numbers", entries: "games" },
    buy: (name) => `Play ${name}`,
  },
  hasPrices: () => true,
  hasStock: () => true,
  pageOf: () => null,
  smallestTicket: () => undefined,
  quickPick: () => undefined,
  smallestItem: () => undefined,
  startingPrice: () => undefined,
  sizeNote: () => undefined,
  facts: () => [],
  previewLabel: gamesLabel,
  repeatContents: () => [],
  replay: () => ({ reason: "This kind of ticket is no longer sold." }),
  priceTables: () => [],
};
