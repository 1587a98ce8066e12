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

/**
 * Returns the tickets to list. One that the service removes while the page is open keeps its place until its notice is closed: the answer
 * to a payment comes late on a slow line, and nothing may move then.
 */
export function useTickets(cart: Cart) {
  const [seen, setSeen] = useState(cart);
  const [tickets, setTickets] = useState(() => ticketsIn(cart.cartItems));
  if (cart !== seen) {
    setSeen(cart);
    setTickets(withRemoved(tickets, cart));
  }
  return { tickets, close: (closed: string) => setTickets(tickets.filter(({ id }) => id !== closed)) };
}
