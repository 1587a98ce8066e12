// Estimates how a purchase is paid, for display. The services decide.

import type { Problem } from "#gateway/foundation/problem.ts";
import { payment } from "#gateway/rules/amount-due.ts";
import { fromCents, toCents } from "#gateway/rules/cents.ts";
import type { Cart } from "#site/lib/cart/cart.store.ts";
import type { PaymentMethod } from "#site/lib/payment/ways.ts";
import { CARD_DETAILS } from "#site/ui/card-fields/card-refused.ts";

export type Money = Cart["cartTotal"];

/** The signed-in customer's data for the checkout. */
export type Payer = { customerId: string; firstname: string; funds: Money };

/** Returns what the wallet covers and what is left to pay. */
export function split(cart: Pick<Cart, "cartTotal" | "preOrderTotal">, funds: Money | null, walletPurchase: boolean) {
  return payment({
    walletPurchase,
    cartTotal: cart.cartTotal.amount,
    preOrderTotal: cart.preOrderTotal.amount,
    balance: funds?.amount ?? 0,
  });
}

/** Returns the price of tickets before discounts. */
export const priceOf = (tickets: readonly { price: Money }[]) =>
  fromCents(tickets.reduce((sum, { price }) => sum + toCents(price.amount), 0));

/** Returns whether a promotion lowers the price. Credit vouchers go into the wallet instead. */
export const isDiscount = ({ productType }: { productType: string }) => productType !== "voucher_credit_amount";

/** Returns the deposit needed for the amount due, at least the method's minimum; `null` if it exceeds the maximum. */
export function depositFor(due: number, { minAmount, maxAmount }: PaymentMethod["rules"]): number | null {
  const amount = fromCents(Math.max(toCents(due), toCents(minAmount)));
  return amount <= maxAmount ? amount : null;
}

/**
 * Returns what the wallet and the payment contribute to the price, as the receipt shows it: if the smallest deposit is more
 * than the wallet leaves open, less comes from the wallet.
 */
export function shares({ price, toDeposit }: ReturnType<typeof split>, leastDeposit = 0) {
  // shop §5: if the wallet covers everything, the amount due is the whole price, paid from the wallet.
  if (toDeposit === 0) return { fromWallet: price, due: price };
  const due = Math.min(price, Math.max(toDeposit, leastDeposit));
  return { fromWallet: fromCents(toCents(price) - toCents(due)), due };
}

/** Returns the service's message if the cart cannot be bought now; undefined if only closable notices are left. */
export function blockedBy(reasons: Cart["blockedReasons"]): string | undefined {
  return Object.values(reasons).find((reason) => reason.actionType !== "close")?.message;
}

/** Returns whether a refusal may be one of the cart, not of the payment method, the customer or the connection. */
export const isAboutCart = ({ code, status }: Pick<Problem, "code" | "status">) =>
  status === 409 || (status === 422 && code !== CARD_DETAILS);
