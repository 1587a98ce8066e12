// Estimates how a purchase is paid, for display. The services decide.

import type { Outputs } from "#gateway/gateway.ts";
import { payment } from "#gateway/rules/amount-due.ts";
import { fromCents, toCents } from "#gateway/rules/cents.ts";
import type { Cart } from "#site/lib/cart/cart.store.ts";

export type PaymentMethods = Outputs["funds"]["paymentMethods"];
export type PaymentMethod = PaymentMethods[string];
export type CardGateway = Outputs["funds"]["cardGateway"];
export type Money = Cart["cartTotal"];

/** The signed-in customer's data for the checkout. */
export type Payer = { customerId: string; firstname: string; funds: Money };

/** A payment option: a saved fund, or a method to fill in. The form posts its `id`. */
export type Way = {
  id: string;
  code: "cc" | "td";
  name: string;
  methodId: string;
  fundId?: string;
  hint?: string;
  rules: PaymentMethod["rules"];
};

/** Returns what the wallet covers and what is left to pay. */
export function split(cart: Cart, funds: Money | null, walletPurchase: boolean) {
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

/** Returns the available payment options, saved funds of each method first. Methods that are not enabled are left out. */
export function waysToPay(methods: PaymentMethods | null): Way[] {
  return (["cc", "td"] as const).flatMap((code) => {
    const method = methods?.[code];
    if (!method?.rules.enabled) return [];
    const common = { code, methodId: method.id, rules: method.rules };
    const saved = method.funds.map((fund) => ({
      ...common,
      id: fund.id,
      fundId: fund.id,
      name: `${fund.brand ?? "Card"} ending in ${fund.lastFour ?? "····"}`,
    }));
    return [...saved, { ...common, id: code, name: method.attributes.name, hint: HINTS[code] }];
  });
}

const HINTS = {
  cc: "Visa or Mastercard. Card details go straight to the payment provider.",
  td: "Play money for trying out the shop.",
};

/** Returns the service's message if the cart cannot be bought now; undefined if only closable notices are left. */
export function blockedBy(reasons: Cart["blockedReasons"]): string | undefined {
  return Object.values(reasons).find((reason) => reason.actionType !== "close")?.message;
}
