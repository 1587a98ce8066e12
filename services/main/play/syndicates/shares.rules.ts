// What the shares of a syndicate get of a prize. Pure.
import type { ProductKind } from "#services/db/tables/sales.ts";

/** Consecutive shares: how many, and how many shares come before them. */
export type Shares = { before: number; count: number };

/**
 * Returns the cents that some of the shares get. Each gets the prize divided by the number of shares, rounded down; the cents
 * left over go to the shares one by one, beginning with the first.
 */
export function partOf(prizeCents: number, size: number, { before, count }: Shares): number {
  const left = prizeCents % size;
  return Math.floor(prizeCents / size) * count + Math.max(0, Math.min(left, before + count) - Math.min(left, before));
}

export type ShareOrder = { id: string; product_type: ProductKind; customer_id: string; quantity: number };
export type Part = ShareOrder & { cents: number };

/** Splits a prize among the orders, in the order of their purchase, and the house, which keeps the shares that are left. */
export function splitPrize(
  prizeCents: number,
  size: number,
  orders: readonly ShareOrder[],
): { parts: Part[]; houseCents: number } {
  let before = 0;
  const parts = orders.map((order) => {
    const cents = partOf(prizeCents, size, { before, count: order.quantity });
    before += order.quantity;
    return { ...order, cents };
  });
  if (before > size) throw new Error(`${before} of ${size} shares were sold`);
  return { parts, houseCents: partOf(prizeCents, size, { before, count: size - before }) };
}
