import { toCents } from "#gateway/rules/cents.ts";
import { href } from "#site/lib/href.ts";
import { MOST_SHARES, SHARES_LABEL } from "#site/lib/shares.ts";
import { type CartView, type Restorable, recurringOf } from "../kind/product.ts";
import { partyShares } from "./item.ts";

export const partyCart: CartView = {
  count: ({ quantity }) => ({
    field: "numShares",
    count: quantity,
    draws: 1,
    label: SHARES_LABEL,
    labelOf: partyShares,
  }),
  change: ({ id: itemId }, numShares) => ({
    change: { productType: "social_syndicate_share", itemId, numShares },
    label: partyShares(numShares),
  }),
  // The item has the session's price, and how many of its shares are left.
  prices: ({ price, quantity, sharesAvailable = MOST_SHARES }) => {
    const shareCents = Math.round(toCents(price.amount) / quantity);
    return Array.from({ length: Math.max(quantity, Math.min(sharesAvailable, MOST_SHARES)) }, (_, index) => ({
      games: index + 1,
      price: (shareCents * (index + 1)) / 100,
    }));
  },
  more: () => null,
  instead: (productOfferKey, _, { groupToken: token, sessionId: session }) =>
    token || session
      ? { href: href("lotto-party-group", {}, token ? { token } : { session }), label: "See the group's tickets" }
      : { href: href("offer-play", { productOfferKey }), label: "Next draw" },
  restore: (item): Restorable<"social_syndicate_share"> => ({
    productType: "social_syndicate_share",
    sessionId: item.sessionId ?? "",
    groupToken: item.groupToken,
    numShares: item.quantity,
    recurringPurchase: recurringOf(item),
  }),
};
