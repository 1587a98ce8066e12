import { analyticsProduct } from "#gateway/rules/analytics-product.ts";
import { ticketsIn } from "#gateway/rules/cart.ts";
import type { Cart } from "#site/lib/cart/cart.store.ts";
import { track } from "#site/lib/shell/start/track.ts";

export function trackAdded({ cartItems, cartReference }: Cart) {
  const newest = ticketsIn(cartItems).at(-1);
  const product = newest && analyticsProduct(newest, { source: "play", cartId: cartReference });
  if (product) track("Click", { name: "add-to-cart", products: [product] });
}
