// The purchase that emptied the cart of this history entry, so that Back to it names the purchase.
import { ticketsIn } from "#gateway/rules/cart.ts";
import type { Cart } from "./cart.store.ts";

export type BoughtHere = { checkoutId: string; description: string };
type Kept = { bought?: BoughtHere & Pick<Cart, "cartReference"> };

/** Returns the saved purchase of this history entry; `null` if there is none, or another customer's cart is shown. */
export function boughtHere({ cartReference }: Pick<Cart, "cartReference">): BoughtHere | null {
  const { bought } = (history.state ?? {}) as Kept;
  return bought?.cartReference === cartReference ? bought : null;
}

/** Saves the purchase of the cart on screen before the page leaves for its receipt. Back then opens the cart at its top. */
export function keepBought(
  { cartItems, cartReference }: Pick<Cart, "cartItems" | "cartReference">,
  checkoutId: string,
) {
  const description = ticketsIn(cartItems)
    .map((item) => item.description)
    .join(", ");
  history.scrollRestoration = "manual";
  history.replaceState({ ...history.state, bought: { checkoutId, description, cartReference } } satisfies Kept, "");
}
