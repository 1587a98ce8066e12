/** Discounts stand in the cart as items; they are no products (shop §3). */
const voucherTypes = [
  "voucher_fixed_discount",
  "voucher_percent_discount",
  "voucher_fixed_discount_expire",
  "voucher_credit_amount",
] as const;

/** Only the notice about an item that was removed can be closed; an unknown reason stays (shop §4). */
export function isClosableReason(reason: { actionType?: string | null }): boolean {
  return reason.actionType === "close";
}

export function isVoucher(productType: string): productType is (typeof voucherTypes)[number] {
  return (voucherTypes as readonly string[]).includes(productType);
}

type Item = { productType: string };

/** What is bought, without what is taken off. */
export function ticketsIn<T extends Item>(items: readonly T[]): T[] {
  return items.filter(({ productType }) => !isVoucher(productType));
}

/** The promotion in a cart: there is one at most. */
export function voucherIn<T extends Item>(items: readonly T[]): T | undefined {
  return items.find(({ productType }) => isVoucher(productType));
}
