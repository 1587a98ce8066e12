import { useState } from "react";
import { ticketsIn } from "#gateway/rules/cart.ts";
import type { Cart, CartItem } from "#site/lib/cart/cart.store.ts";

/** Returns the cart's tickets, with those of `before` that the service has removed since in their places. */
export function withRemoved(before: readonly CartItem[], { autoRemovedItems, cartItems }: Cart): CartItem[] {
  const current = ticketsIn(cartItems);
  const kept = before.flatMap((item) => {
    const now = current.find(({ id }) => id === item.id);
    return now ?? (autoRemovedItems.some(({ id }) => id === item.id) ? item : []);
  });
  return [...kept, ...current.filter(({ id }) => !before.some((item) => item.id === id))];
}

type Removed = Cart["autoRemovedItems"][number];

/** Returns what the service has removed before and now, once each: its list begins anew with the next change of the cart. */
export const allRemoved = (before: readonly Removed[], { autoRemovedItems }: Cart): Removed[] => [
  ...before.filter(({ id }) => !autoRemovedItems.some((one) => one.id === id)),
  ...autoRemovedItems,
];

/**
 * Returns the tickets to list, and what the service has removed until its notice is closed. One that it removes while the page is open
 * keeps its place: the answer to a payment comes late on a slow line, and nothing may move then.
 */
export function useTickets(cart: Cart) {
  const [seen, setSeen] = useState(cart);
  const [removed, setRemoved] = useState(cart.autoRemovedItems);
  const [tickets, setTickets] = useState(() => ticketsIn(cart.cartItems));
  if (cart !== seen) {
    const autoRemovedItems = allRemoved(removed, cart);
    setSeen(cart);
    setRemoved(autoRemovedItems);
    setTickets(withRemoved(tickets, { ...cart, autoRemovedItems }));
  }
  const close = (closed: string) => {
    setTickets((now) => now.filter(({ id }) => id !== closed));
    setRemoved((now) => now.filter(({ id }) => id !== closed));
  };
  return { tickets, removed, close };
}
