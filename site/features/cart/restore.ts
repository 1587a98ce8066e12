// Restores a removed item. Kept out of the cart store, because only the cart page removes items.
import { cartViewOf } from "#site/features/products/cart-views.ts";
import { type CartItem, changeCart, type RestoredCartItem } from "#site/lib/cart/cart.store.ts";
import { gateway } from "#site/lib/gateway/client.ts";
import { leadingEdge, WINDOW_MS } from "#site/lib/leading-edge.ts";

type Restored = { item: CartItem; idempotencyKey: string; before?: string | undefined };

/** Adds a removed item back with the same numbers, where it was. */
export const restoreCartItem = leadingEdge(
  WINDOW_MS.build,
  ({ item }: Restored) => item.id,
  ({ item, idempotencyKey, before }) =>
    changeCart(gateway.cart.build.mutate({ items: [inputOf(item)], idempotencyKey, ...(before && { before }) })),
);

/** Returns the input that adds the same item again. The service sets the price. */
export const inputOf = (item: CartItem): RestoredCartItem =>
  Object.fromEntries(
    Object.entries(cartViewOf(item).restore(item)).filter(([, value]) => value !== undefined),
  ) as unknown as RestoredCartItem;
