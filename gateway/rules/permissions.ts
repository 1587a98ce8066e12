type Visitor = { isLoggedIn: boolean; customerId?: string | null };

/** Orders, subscriptions, limits and transactions belong to somebody: a login and a customer id (shop §5, §6). */
export function canFetchOrders(visitor: Visitor): boolean {
  return visitor.isLoggedIn && Boolean(visitor.customerId);
}

export function canFetchOrder(visitor: Visitor, orderId: string | null | undefined): boolean {
  return visitor.isLoggedIn && Boolean(orderId);
}

type AutoplayRead = { isLoggedIn: boolean; isCached: boolean; isForced?: boolean };

/** The autoplay list is read once per page unless forced, and never for a visitor (shop §6, §7). */
export function shouldFetchAutoplay({ isLoggedIn, isCached, isForced = false }: AutoplayRead): boolean {
  return isLoggedIn && (!isCached || isForced);
}
