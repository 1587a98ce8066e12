// A voucher in the contract's shape: an item at the end of the cart.
import type { components } from "#generated/main/schema.ts";
import { toMoney } from "#services/lib/money.ts";
import type { Voucher } from "./promotions.rules.ts";

type Schemas = components["schemas"];

export function toVoucherItem({ creditCents, id, offCents, promotion }: Voucher): Schemas["CartItem"] {
  // The discount or credit that applies, which may be less than the promotion's amount.
  const price = toMoney(offCents + creditCents);
  const { code, description, ends_at, voucher_type } = promotion;
  return {
    id,
    productType: voucher_type,
    description,
    offerName: code,
    promotionCode: code,
    ...(voucher_type === "voucher_fixed_discount_expire" && ends_at && { expiresAt: ends_at.toISOString() }),
    quantity: 1,
    unitPrice: price,
    price,
    recurringPurchase: { type: "autoplay", availability: "never", enabled: false },
    quickpick: false,
    games: [],
    analyticsProductType: "voucher",
  };
}

/** Returns the entry for a voucher that was removed automatically. */
export const removedVoucher = (
  voucher: Pick<Voucher, "id" | "promotion">,
  reason: Schemas["AutoRemovedReason"],
): Schemas["AutoRemovedItem"] => ({ id: voucher.id, description: voucher.promotion.description, reason });
