import type { Tx } from "#services/lib/handlers.ts";

/** Returns the keys of the offers in a customer's cart. */
export async function listOffersInCart(tx: Tx, customerId: string): Promise<Set<string>> {
  const rows = await tx
    .selectFrom("cart_item")
    .innerJoin("cart", "cart.id", "cart_item.cart_id")
    .select("cart_item.lottery_key as key")
    .where("cart.customer_id", "=", customerId)
    .where("cart.partner_key", "=", "")
    .execute();
  return new Set(rows.map(({ key }) => key));
}
