import { shareFacts } from "#site/lib/shares.ts";
import type { ItemView } from "../kind/product.ts";
import { entryFacts } from "../lottery/item.ts";

export const syndicateItem: ItemView = {
  family: "social",
  prizeLabel: "Division 1 prize pool",
  hasTicketNumbers: false,
  contents: (item) => [
    ...(item.syndicateName === undefined
      ? []
      : shareFacts({ syndicateName: item.syndicateName, numShares: item.quantity })),
    ...entryFacts(item),
  ],
  orderContents: ({ syndicate }) => (syndicate ? shareFacts(syndicate) : []),
  units: ({ quantity }) => ({ count: quantity, unit: ["share", "shares"] }),
};
