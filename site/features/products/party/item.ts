import type { ItemView } from "../kind/product.ts";
import { syndicateItem } from "../syndicate/item.ts";

/** The specification has no singular. */
export const partyShares = (shares: number) => `${shares} x Lotto Party shares`;

/** Shares of the ticket of a Lotto Party. */
export const partyItem: ItemView = {
  ...syndicateItem,
  contents: ({ quantity, syndicateName }) => [
    ...(syndicateName === undefined ? [] : [syndicateName]),
    partyShares(quantity),
  ],
  orderContents: ({ syndicate }) => {
    if (!syndicate) return [];
    const { numShares, size, syndicateName } = syndicate;
    return [syndicateName, size === undefined ? partyShares(numShares) : `${numShares} of ${size} Lotto Party shares`];
  },
};
