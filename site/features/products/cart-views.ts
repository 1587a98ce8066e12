import type { CartItem } from "#site/lib/cart/cart.store.ts";
import { kindOf } from "./item-views.ts";
import type { CartView, ProductKind } from "./kind/product.ts";
import { lotteryCart } from "./lottery/cart.ts";
import { membershipCart } from "./membership/cart.ts";
import { partyCart } from "./party/cart.ts";
import { raffleCart } from "./raffle/cart.ts";
import { syndicateCart } from "./syndicate/cart.ts";

/** What the cart does with items, by kind. */
const cartViews = {
  lottery_ticket: lotteryCart,
  multi_draw_ticket: lotteryCart,
  raffle_ticket: raffleCart,
  syndicate_share: syndicateCart,
  social_syndicate_share: partyCart,
  membership: membershipCart,
} as const satisfies Record<ProductKind, CartView>;

/** Returns what the cart does with an item. */
export const cartViewOf = (item: Pick<CartItem, "productType">): CartView => cartViews[kindOf(item)];
