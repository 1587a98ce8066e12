import { type CartView, type Restorable, recurringOf } from "../kind/product.ts";

/** A membership has no count. */
export const membershipCart: CartView = {
  count: () => undefined,
  more: () => ({ path: undefined, label: "" }),
  restore: (item): Restorable<"membership"> => ({
    productType: "membership",
    membershipProgram: item.membershipProgram ?? "",
    membershipOffer: item.membershipOffer ?? "",
    recurringPurchase: recurringOf(item),
  }),
};
