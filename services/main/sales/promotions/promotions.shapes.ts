// A voucher as the contract shows it: an item of its own, at the end of the cart.
import type { components } from "#generated/main/schema.ts";
import { toMoney } from "#services/lib/money.ts";
import type { Voucher } from "./promotions.rules.ts";

type Schemas = components["schemas"];

export function toVoucherItem({ creditCents, id, offCents, promotion }: Voucher): Schemas["CartItem"] {
  // What it takes off or gives; of an amount larger than what it is for, so much as is used.
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

/** What is told of a voucher that left the cart by itself. */
export const removedVoucher = (
  voucher: Pick<Voucher, "id" | "promotion">,
  reason: Schemas["AutoRemovedReason"],
): Schemas["AutoRemovedItem"] => ({ id: voucher.id, description: voucher.promotion.description, reason });
