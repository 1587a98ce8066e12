import { href } from "#site/lib/href.ts";
import { countShares, SHARES_LABEL } from "#site/lib/shares.ts";
import { type CartView, type Restorable, recurringOf } from "../kind/product.ts";

export const syndicateCart: CartView = {
  count: ({ quantity }) => ({
    field: "numShares",
    count: quantity,
    draws: 1,
    label: SHARES_LABEL,
    labelOf: countShares,
  }),
  change: ({ id: itemId }, numShares) => ({
    change: { productType: "syndicate_share", itemId, numShares },
    label: countShares(numShares),
  }),
  more: ({ offerName }) => ({ path: undefined, label: `See ${offerName} shares` }),
  instead: (productOfferKey) => ({ href: href("offer-play", { productOfferKey }), label: "Choose other shares" }),
  restore: (item): Restorable<"syndicate_share"> => ({
    productType: "syndicate_share",
    lotteryKey: item.lotteryKey ?? "",
    syndicateKey: item.syndicateKey ?? "",
    numShares: item.quantity,
    drawNo: item.drawNo,
    recurringPurchase: recurringOf(item),
  }),
};
