// Redeeming a code and taking it back, in whoever's cart. What becomes of it at the till is in ../purchases.
import type { components } from "#generated/main/schema.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { refuse, refuseNotFound } from "#services/lib/refusal.ts";
import { changeCart } from "../cart/cart.commands.ts";
import { type CartOwner, dropVoucher, listItems, putVoucher } from "../cart/cart.rows.ts";
import { findPromotion } from "./promotions.rows.ts";
import { NO_LONGER_USABLE, refusePromotion } from "./promotions.rules.ts";
import { removedVoucher } from "./promotions.shapes.ts";
import { judge, readVoucher } from "./voucher.ts";

type Cart = components["schemas"]["Cart"];

export async function addPromotion(tx: Tx, owner: CartOwner, code: string, now: Date): Promise<Cart> {
  if (code.trim() === "") refuse(422, "invalid_field", "This field is required", "promotion_code");
  return changeCart(tx, owner, now, async (cart) => {
    const promotion = await findPromotion(tx, code);
    const items = await listItems(tx, cart.id);
    const inCart = await readVoucher(tx, cart, items, now, { hold: false });
    if (!promotion || inCart?.holds) refusePromotion();
    const { holds } = await judge(tx, promotion, { cart, items, now });
    if (!holds) refusePromotion();
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
