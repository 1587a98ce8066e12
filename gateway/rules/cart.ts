/** Reads the token of a link to a cart (shell §2). Returns null if it is not a valid cart token. */
export const readLinkToken = (text: string | null): string | null =>
  text !== null && /^[A-Za-z0-9_-]{1,80}$/.test(text) ? text : null;

/** Discounts are cart items, but not products (shop §3). */
const voucherTypes = [
  "voucher_fixed_discount",
  "voucher_percent_discount",
  "voucher_fixed_discount_expire",
  "voucher_credit_amount",
] as const;
export type Voucher = (typeof voucherTypes)[number];

/** Whether a notice can be closed: only one about a removed item. Unknown reasons stay open (shop §4). */
export function isClosableReason(reason: { actionType?: string | null }): boolean {
  return reason.actionType === "close";
}

export function isVoucher(productType: string): productType is Voucher {
  return (voucherTypes as readonly string[]).includes(productType);
}

type Item = { productType: string };

/** Returns the items that are not discounts. */
export function ticketsIn<T extends Item>(items: readonly T[]): T[] {
  return items.filter(({ productType }) => !isVoucher(productType));
}

/** Returns the discount in the cart, if any. A cart holds at most one. */
export function voucherIn<T extends Item>(items: readonly T[]): T | undefined {
  return items.find(({ productType }) => isVoucher(productType));
}
