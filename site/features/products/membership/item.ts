import type { ItemView } from "../kind/product.ts";

/** A membership, which has no draw. */
export const membershipItem: ItemView = {
  family: "membership",
  prizeLabel: "Division 1 prize pool",
  hasTicketNumbers: false,
  contents: ({ membershipOfferName }) => (membershipOfferName ? [membershipOfferName] : []),
  orderContents: () => [],
  units: () => ({ count: 1, unit: ["membership", "memberships"] }),
};
