// Where the money of a purchase comes from, worked out for the screen. The services decide; this only says beforehand.

import type { Outputs } from "#gateway/gateway.ts";
import { payment } from "#gateway/rules/amount-due.ts";
import { fromCents, toCents } from "#gateway/rules/cents.ts";
import type { Cart } from "#site/lib/cart/cart.store.ts";

export type PaymentMethods = Outputs["funds"]["paymentMethods"];
export type PaymentMethod = PaymentMethods[string];
export type CardGateway = Outputs["funds"]["cardGateway"];
export type Money = Cart["cartTotal"];

/** What a signed-in customer brings to the checkout. */
export type Payer = { customerId: string; firstname: string; funds: Money };

/** One way to pay: a saved fund, or a method to be filled in. Its id is what the form posts. */
export type Way = {
  id: string;
  code: "cc" | "td";
  name: string;
  methodId: string;
  fundId?: string;
  hint?: string;
  rules: PaymentMethod["rules"];
};

/** What the wallet covers and what is left. */
export function split(cart: Cart, funds: Money | null, walletPurchase: boolean) {
  return payment({
    walletPurchase,
    cartTotal: cart.cartTotal.amount,
    preOrderTotal: cart.preOrderTotal.amount,
    balance: funds?.amount ?? 0,
  });
}

/** What tickets cost before anything is taken off. */
export const priceOf = (tickets: readonly { price: Money }[]) =>
  fromCents(tickets.reduce((sum, { price }) => sum + toCents(price.amount), 0));

/** Whether a promotion makes the cart cheaper; credit comes to the wallet instead. */
export const takesOff = ({ productType }: { productType: string }) => productType !== "voucher_credit_amount";

/** The deposit a way needs for what is due: never less than its minimum. Null when it cannot take this much. */
export function depositFor(due: number, { minAmount, maxAmount }: PaymentMethod["rules"]): number | null {
  const amount = fromCents(Math.max(toCents(due), toCents(minAmount)));
  return amount <= maxAmount ? amount : null;
}

/** The ways this shop can take a deposit, saved ones first. A method that is not enabled cannot be chosen. */
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
  td: "Play money for trying the shop out.",
};

/** Why a cart may not be bought now, in the service's words; nothing when only closable notices are left. */
export function blockedBy(reasons: Cart["blockedReasons"]): string | undefined {
  return Object.values(reasons).find((reason) => reason.actionType !== "close")?.message;
}
