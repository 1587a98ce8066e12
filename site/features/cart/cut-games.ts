import type { CartItem } from "#site/lib/cart/cart.store.ts";

/** Returns how many chosen games are removed when a ticket is reduced to `numGames`. Quick-picks do not count. */
export function cutGames({ games, quickpick }: Pick<CartItem, "games" | "quickpick">, numGames: number): number {
  return quickpick ? 0 : Math.max(0, games.length - numGames);
}
