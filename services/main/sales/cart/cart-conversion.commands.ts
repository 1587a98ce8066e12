// Converts a visitor's cart when they sign in.
import type { components } from "#generated/main/schema.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { readPromotion } from "../promotions/promotions.rows.ts";
import { NO_LONGER_USABLE, ONE_ALREADY } from "../promotions/promotions.rules.ts";
import { removedVoucher } from "../promotions/promotions.shapes.ts";
import { voucherOf } from "../promotions/voucher.ts";
import { changeCart } from "./cart.commands.ts";
import { type CartOwner, type CartRow, deleteCart, lockCart, moveItems, putVoucher } from "./cart.rows.ts";
import { linesOf } from "./cart.shapes.ts";
import { readCart } from "./cart-reading.rows.ts";

type Schemas = components["schemas"];
type CustomersCart = Extract<CartOwner, { customerId: string }>;

/** Appends a visitor's items to the customer's cart and deletes the visitor's cart. */
export async function convertCart(tx: Tx, token: string, customer: CustomersCart, now: Date): Promise<Schemas["Cart"]> {
  const visitors = await lockCart(tx, { token, region: customer.region }, now);
  return changeCart(tx, customer, now, async (cart) => {
    await moveItems(tx, visitors.id, cart.id);
    await deleteCart(tx, visitors.id);
    return moveVoucher(tx, visitors, cart, now);
  });
}

/** Moves a visitor's promotion, unless the customer's cart has a usable one. The refresh after it checks whether it applies. */
async function moveVoucher(tx: Tx, from: CartRow, to: CartRow, now: Date): Promise<Schemas["AutoRemovedItem"][]> {
  if (from.promotion_id === null || from.voucher_id === null) return [];
  const { draws, items, promotion: current } = await readCart(tx, to);
  const own = voucherOf(to, current, linesOf(items, { draws, now }), now);
  if (own?.holds) {
    const promotion = await readPromotion(tx, from.promotion_id);
    return [removedVoucher({ id: from.voucher_id, promotion }, ONE_ALREADY)];
  }
  await putVoucher(tx, to.id, from.promotion_id);
  return own ? [removedVoucher(own, NO_LONGER_USABLE)] : [];
}
