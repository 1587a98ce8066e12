import type { CartRow, ItemRow } from "../cart/cart.rows.ts";
import { itemCents } from "../cart/cart.shapes.ts";
import type { UsedPromotion } from "./promotions.rows.ts";
import { creditCents, isUsable, type Line, offCents, type Voucher } from "./promotions.rules.ts";

/** The items of a cart as a promotion looks at them. */
const linesOf = (items: ItemRow[]): Line[] =>
  items.map((item) => ({ productType: "lottery_ticket", cents: itemCents(item) }));

/** What a promotion is worth for these items, and whether it may be used for them now. */
export function judge({ promotion, uses }: UsedPromotion, items: ItemRow[], now: Date): Omit<Voucher, "id"> {
  const lines = linesOf(items);
  return {
    promotion,
    holds: isUsable(promotion, lines, uses, now),
    offCents: offCents(promotion, lines),
    creditCents: creditCents(promotion),
  };
}

/** The voucher of a cart with what it is worth now, or null. */
export function voucherOf(cart: CartRow, promotion: UsedPromotion | null, items: ItemRow[], now: Date): Voucher | null {
  if (cart.voucher_id === null || promotion === null) return null;
  return { id: cart.voucher_id, ...judge(promotion, items, now) };
}
