// The cart as islands see it. Every command goes to the gateway and the answer replaces what was known; the badge in the
// header is painted from the cookie the gateway rewrites with each answer.

import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server";
import { atom } from "nanostores";
import type { AppRouter } from "#gateway/router.ts";
import { gateway } from "../gateway/client.ts";
import { leadingEdge, WINDOW_MS } from "../leading-edge.ts";
import { VISITOR_CHANGE } from "../shell/start/visitor.ts";
import type { ToastId } from "../shell/toasts/toast-messages.ts";
import { deleteToast } from "../shell/toasts/toast-stack.ts";

type Inputs = inferRouterInputs<AppRouter>["cart"];
export type Cart = inferRouterOutputs<AppRouter>["cart"]["get"];
export type CartItem = Cart["cartItems"][number];
export type AddCartItem = Inputs["addItem"];
export type UpdateCartItem = Inputs["updateItem"];

/** The server's last word on the cart; `null` until a page or an island has loaded it. */
export const $cart = atom<Cart | null>(null);

// shop §4: the cart is good for 20 s.
const VALID_MS = 20_000;
let loadedAt = 0;

// Never called from .astro frontmatter: on the server one module instance serves every visitor, so a cart set there
// would be shown to the next one.
export function setCart(cart: Cart): Cart {
  $cart.set(cart);
  loadedAt = Date.now();
  document.dispatchEvent(new Event(VISITOR_CHANGE));
  return cart;
}

/** The cart, read again when what is known is older than 20 s. `fresh` reads it in any case. */
export async function loadCart({ fresh = false } = {}): Promise<Cart> {
  const known = $cart.get();
  if (known && !fresh && Date.now() - loadedAt < VALID_MS) return known;
  return setCart(await gateway.cart.get.query());
}

/** How many changes of the cart are on their way. Nothing is paid meanwhile: it would be the cart from before them. */
export const $changes = atom(0);

const FAILURES = ["toast.addToCart.failed", "toast.addToCart.serverMessage"] as const satisfies ToastId[];

/** Every command that changes the cart goes through here, from the press to the answer. */
export async function changeCart(command: Promise<Cart>): Promise<Cart> {
  $changes.set($changes.get() + 1);
  try {
    const cart = setCart(await command);
    // It worked this time: what was said of an earlier try has had its time.
    for (const id of FAILURES) deleteToast(id);
    return cart;
  } finally {
    $changes.set($changes.get() - 1);
  }
}

/** Adds an item. A second press within a second is the same press. */
export const addCartItem = leadingEdge(
  WINDOW_MS.add,
  ({ item }: AddCartItem) => JSON.stringify(item),
  (input) => changeCart(gateway.cart.addItem.mutate(input)),
);

export function updateCartItem(input: UpdateCartItem): Promise<Cart> {
  return changeCart(gateway.cart.updateItem.mutate(input));
}

export function removeCartItem(itemId: string): Promise<Cart> {
  return changeCart(gateway.cart.removeItem.mutate({ itemId }));
}
