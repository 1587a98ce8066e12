import { countShares } from "#site/lib/shares.ts";
import { type CartView, type Restorable, recurringOf } from "../kind/product.ts";

export const syndicateCart: CartView = {
  count: ({ quantity }) => ({
    field: "numShares",
    count: quantity,
    draws: 1,
    label: "Number of shares",
    labelOf: countShares,
  }),
  change: ({ id: itemId }, numShares) => ({
    change: { productType: "syndicate_share", itemId, numShares },
    label: countShares(numShares),
  }),
  more: ({ offerName }) => ({ path: undefined, label: `See ${offerName} shares` }),
  restore: (item): Restorable<"syndicate_share"> => ({
    productType: "syndicate_share",
    lotteryKey: item.lotteryKey ?? "",
    syndicateKey: item.syndicateKey ?? "",
    numShares: item.quantity,
    drawNo: item.drawNo,
    recurringPurchase: recurringOf(item),
  }),
};

/** A share of a Lotto Party. Its count cannot be changed. */
export const partyCart: CartView = {
  count: () => undefined,
  more: () => ({ path: undefined, label: "" }),
  restore: (item): Restorable<"social_syndicate_share"> => ({
    productType: "social_syndicate_share",
    sessionId: item.sessionId ?? "",
    // Members need no invitation.
    groupToken: undefined,
    numShares: item.quantity,
    recurringPurchase: recurringOf(item),
  }),
};
