import type { ItemView } from "../kind/product.ts";
import { syndicateItem } from "../syndicate/item.ts";

/** The specification has no singular. */
export const partyShares = (shares: number) => `${shares} x Lotto Party shares`;

/** Shares of the ticket of a Lotto Party. A cart has their number only; an order also has the group's name. */
export const partyItem: ItemView = {
  ...syndicateItem,
  contents: ({ quantity }) => [partyShares(quantity)],
  orderContents: ({ syndicate }) => {
    if (!syndicate) return [];
    const { numShares, size, syndicateName } = syndicate;
    return [syndicateName, size === undefined ? partyShares(numShares) : `${numShares} of ${size} Lotto Party shares`];
  },
};
