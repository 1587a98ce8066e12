// The purchase that emptied the cart of this history entry, so that Back to it names the purchase.
import type { Cart } from "./cart.store.ts";

export type BoughtHere = { checkoutId: string; description: string };
/** What `send-payment.ts` keeps in the state of the entry. */
export type Kept = { bought?: BoughtHere & Pick<Cart, "cartReference"> };

/** Returns the saved purchase of this history entry; `null` if there is none, or another customer's cart is shown. */
export function boughtHere({ cartReference }: Pick<Cart, "cartReference">): BoughtHere | null {
  const { bought } = (history.state ?? {}) as Kept;
  return bought?.cartReference === cartReference ? bought : null;
}
