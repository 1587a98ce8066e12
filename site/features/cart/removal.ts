// What was removed from the cart and can still be undone.
import { ticketsIn } from "#gateway/rules/cart.ts";
import type { Cart, CartItem } from "#site/lib/cart/cart.store.ts";
import { boardNoun, countBoards } from "#site/lib/format/entries.ts";

/**
 * A removal that can still be undone: the item as it was, or only `games` of its games, which are still in the cart's item.
 * Its idempotency key makes a double press of Undo restore one item.
 */
export type Removed = {
  item: CartItem;
  idempotencyKey: string;
  games?: number;
  /** The id of the ticket that followed the removed one. */
  before?: string | undefined;
};

const KEY = "drawcard:removed";
type Kept = Pick<Cart, "cartReference" | "revision"> & { removed: Removed };

/** Returns the removal of an item; `null` if the cart does not have it. */
export function removalOf({ cartItems }: Cart, itemId: string): Removed | null {
  const tickets = ticketsIn(cartItems);
  const place = tickets.findIndex(({ id }) => id === itemId);
  const item = tickets[place];
  return item ? { item, idempotencyKey: crypto.randomUUID(), before: tickets[place + 1]?.id } : null;
}

/** Returns what was removed and, if the customer has added games to the ticket since, that these are quick-picks. */
export function removalMessage({ item, games }: Removed, current: CartItem | undefined): string {
  if (!games) return `Removed ${item.description}.`;
  const message = `Removed ${games} of your ${countBoards(item, item.games.length)} of ${item.offerName}.`;
  const added = current ? current.games.length - (item.games.length - games) : 0;
  if (added <= 0) return message;
  const since =
    added === 1
      ? `The ${boardNoun(item).toLowerCase()} added since is a quick-pick`
      : `The ${countBoards(item, added)} added since are quick-picks`;
  return `${message} ${since}.`;
}

/** Stores a removal for this tab, or forgets the last one. */
export function keepRemoval({ cartReference, revision }: Cart, removed: Removed | null) {
  try {
    if (removed) sessionStorage.setItem(KEY, JSON.stringify({ cartReference, revision, removed } satisfies Kept));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage is blocked or full: a reload forgets the removal.
  }
}

/**
 * Returns the stored removal. Games can be restored until the cart changes. A ticket can be restored also after others were added on other
 * pages, but not after a purchase, which empties the cart.
 */
export function keptRemoval(cart: Cart): Removed | null {
  try {
    const kept: Kept | null = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    if (kept?.cartReference !== cart.cartReference) return null;
    const isWhole = kept.removed.games === undefined && cart.cartItems.length > 0;
    return isWhole || kept.revision === cart.revision ? kept.removed : null;
  } catch {
    return null;
  }
}
