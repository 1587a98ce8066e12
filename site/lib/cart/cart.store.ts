// The cart in the browser. Each command sends one call; its reply replaces the stored cart. The header's badge comes from a
// cookie that the gateway rewrites with every reply.

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
export type RestoredCartItem = NonNullable<Inputs["build"]["items"]>[number];
export type UpdateCartItem = Inputs["updateItem"];

/** The cart as the server last sent it; `null` until it is loaded. */
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

/** Returns the cart, reading it again if the copy is older than 20 s. `fresh` always reads it. */
export async function loadCart({ fresh = false } = {}): Promise<Cart> {
  const known = $cart.get();
  if (known && !fresh && Date.now() - loadedAt < VALID_MS) return known;
  return setCart(await gateway.cart.get.query());
}

/** How many cart changes are in flight. Paying waits for zero: it would pay for the cart before the change. */
export const $changes = atom(0);

const FAILURES = [
  "toast.offline",
  "toast.addToCart.failed",
  "toast.addToCart.serverMessage",
] as const satisfies ToastId[];

/** Runs a command that changes the cart, and counts it as in flight. */
export async function changeCart(command: Promise<Cart>): Promise<Cart> {
  $changes.set($changes.get() + 1);
  try {
    const cart = setCart(await command);
    // The command worked: remove the toast of an earlier failure.
    for (const id of FAILURES) deleteToast(id);
    return cart;
  } finally {
    $changes.set($changes.get() - 1);
  }
}

/** Adds an item. A second press within one second is ignored. */
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
