import { isVoucher, type Voucher } from "#gateway/rules/cart.ts";
import type { ItemView, ProductKind } from "./kind/product.ts";
import { lotteryItem } from "./lottery/item.ts";
import { membershipItem } from "./membership/item.ts";
import { partyItem } from "./party/item.ts";
import { raffleItem } from "./raffle/item.ts";
import { syndicateItem } from "./syndicate/item.ts";

/** What items of carts, receipts and orders show of themselves, by kind. */
const itemViews = {
  lottery_ticket: lotteryItem,
  multi_draw_ticket: lotteryItem,
  raffle_ticket: raffleItem,
  syndicate_share: syndicateItem,
  social_syndicate_share: partyItem,
  membership: membershipItem,
} as const satisfies Record<ProductKind, ItemView>;

type Item = { productType: ProductKind | Voucher };

/** Returns the kind of an item. Throws for a voucher, which is no product: callers leave it out (`ticketsIn`). */
export function kindOf({ productType }: Item): ProductKind {
  if (isVoucher(productType)) throw new Error("A voucher is restored by its promotion code.");
  return productType;
}

/** Returns what an item of a cart or receipt, or an order, shows of itself. */
export const itemViewOf = (item: Item): ItemView => itemViews[kindOf(item)];
