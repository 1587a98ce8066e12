import type { Tx } from "#services/lib/handlers.ts";
import type { CartRow, ItemRow } from "../cart/cart.rows.ts";
import { itemCents } from "../cart/cart.shapes.ts";
import { countUses, readPromotion } from "./promotions.rows.ts";
import { creditCents, isUsable, type Line, offCents, type Promotion, type Voucher } from "./promotions.rules.ts";

type Owner = Pick<CartRow, "customer_id">;

/** The items of a cart as a promotion looks at them. */
const linesOf = (items: ItemRow[]): Line[] =>
  items.map((item) => ({ productType: "lottery_ticket", cents: itemCents(item) }));

/** What a promotion would be in this cart, and whether it may be in it. */
export async function judge(
  tx: Tx,
  promotion: Promotion,
  { cart, items, now }: { cart: Owner; items: ItemRow[]; now: Date },
): Promise<Omit<Voucher, "id">> {
  const lines = linesOf(items);
  const uses = await countUses(tx, promotion.id, cart.customer_id);
  return {
    promotion,
    holds: isUsable(promotion, lines, uses, now),
    offCents: offCents(promotion, lines),
    creditCents: creditCents(promotion),
  };
}

/** The voucher of a cart with what it is worth now, or null. `hold` keeps a limited one for this buyer: see `readPromotion`. */
export async function readVoucher(
  tx: Tx,
  cart: CartRow,
  items: ItemRow[],
  now: Date,
  { hold }: { hold: boolean },
): Promise<Voucher | null> {
  if (cart.promotion_id === null || cart.voucher_id === null) return null;
  const promotion = await readPromotion(tx, cart.promotion_id, { hold });
  return { id: cart.voucher_id, ...(await judge(tx, promotion, { cart, items, now })) };
}
