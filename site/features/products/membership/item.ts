import type { ItemView } from "../kind/product.ts";

/** A membership, which the shop does not sell yet. */
export const membershipItem: ItemView = {
  family: "membership",
  prizeLabel: "Prize pool",
  hasTicketNumbers: false,
  contents: () => [],
  orderContents: () => [],
  units: () => ({ tickets: 1 }),
};
