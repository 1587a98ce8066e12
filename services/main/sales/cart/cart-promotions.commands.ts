// Adds a promotion code to a cart and removes it. Purchases redeem it (../purchases).
import type { components } from "#generated/main/schema.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { refuse, refuseNotFound } from "#services/lib/refusal.ts";
import { countUses, findPromotion } from "../promotions/promotions.rows.ts";
import { NO_LONGER_USABLE, refusePromotion } from "../promotions/promotions.rules.ts";
import { removedVoucher } from "../promotions/promotions.shapes.ts";
import { evaluatePromotion, voucherOf } from "../promotions/voucher.ts";
import { changeCart } from "./cart.commands.ts";
import { type CartOwner, dropVoucher, putVoucher } from "./cart.rows.ts";
import { linesOf } from "./cart.shapes.ts";
import { readCart } from "./cart-reading.rows.ts";

type Cart = components["schemas"]["Cart"];

export async function addPromotion(tx: Tx, owner: CartOwner, code: string, now: Date): Promise<Cart> {
  if (code.trim() === "") refuse(422, "invalid_field", "This field is required", "promotion_code");
  return changeCart(tx, owner, now, async (cart) => {
    const promotion = await findPromotion(tx, code);
    const { draws, items, promotion: current } = await readCart(tx, cart);
    const lines = linesOf(items, { draws, now });
    const inCart = voucherOf(cart, current, lines, now);
    if (!promotion || inCart?.holds) refusePromotion();
    const uses = await countUses(tx, promotion.id, cart.customer_id);
    if (!evaluatePromotion({ promotion, uses }, lines, now).holds) refusePromotion();
    await putVoucher(tx, cart.id, promotion.id);
    return inCart ? [removedVoucher(inCart, NO_LONGER_USABLE)] : [];
  });
}

export async function removePromotion(tx: Tx, owner: CartOwner, voucherId: string, now: Date): Promise<Cart> {
  return changeCart(tx, owner, now, async (cart) => {
    if (cart.voucher_id !== voucherId) refuseNotFound();
    await dropVoucher(tx, cart.id);
  });
}
