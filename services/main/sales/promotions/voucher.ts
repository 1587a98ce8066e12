import type { UsedPromotion } from "./promotions.rows.ts";
import { creditCents, isUsable, type Line, offCents, type Voucher } from "./promotions.rules.ts";

/** Returns what a promotion is worth for these lines, and whether it may be used. */
export function evaluatePromotion({ promotion, uses }: UsedPromotion, lines: Line[], now: Date): Omit<Voucher, "id"> {
  return {
    promotion,
    holds: isUsable(promotion, lines, uses, now),
    offCents: offCents(promotion, lines),
    creditCents: creditCents(promotion),
  };
}

/** Returns the voucher of a cart with its value now, or null. */
export function voucherOf(
  cart: { voucher_id: string | null },
  promotion: UsedPromotion | null,
  lines: Line[],
  now: Date,
): Voucher | null {
  if (cart.voucher_id === null || promotion === null) return null;
  return { id: cart.voucher_id, ...evaluatePromotion(promotion, lines, now) };
}
