import type { ItemView } from "../kind/product.ts";

/** A membership, which has no draw. */
export const membershipItem: ItemView = {
  family: "membership",
  prizeLabel: "Prize pool",
  hasTicketNumbers: false,
  contents: ({ membershipOfferName }) => (membershipOfferName ? [membershipOfferName] : []),
  orderContents: () => [],
  units: () => ({ memberships: 1 }),
};
