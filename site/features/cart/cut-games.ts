import type { CartItem } from "#site/lib/cart/cart.store.ts";

/** Returns how many of a customer's own games a smaller number of games removes. Quick-picks are not their own. */
export function cutGames({ games, quickpick }: Pick<CartItem, "games" | "quickpick">, numGames: number): number {
  return quickpick ? 0 : Math.max(0, games.length - numGames);
}
