import { fromCents, toCents } from "./cents.ts";

type Payable = { walletPurchase: boolean; cartTotal: number; preOrderTotal: number; balance: number };

/** Splits the price of a purchase between wallet and deposit. `toDeposit` is 0 if the wallet covers it. */
export function payment(cart: Payable): { price: number; fromWallet: number; toDeposit: number } {
  const price = Math.max(0, toCents(cart.cartTotal) - toCents(cart.preOrderTotal));
  const fromWallet = cart.walletPurchase ? Math.min(price, Math.max(0, toCents(cart.balance))) : 0;
  return { price: fromCents(price), fromWallet: fromCents(fromWallet), toDeposit: fromCents(price - fromWallet) };
}

/**
 * Returns the part of a deposit above the amount that was due for the cart (shop §9), or 0 if nothing is in the cart.
 * `balance` is the balance after the deposit.
 */
export function extraDeposit(deposited: number, cart: Payable): number {
  const balance = fromCents(toCents(cart.balance) - toCents(deposited));
  const { price, toDeposit } = payment({ ...cart, balance });
  return price > 0 ? fromCents(Math.max(0, toCents(deposited) - toCents(toDeposit))) : 0;
}
