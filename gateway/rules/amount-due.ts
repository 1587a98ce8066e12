import { fromCents, toCents } from "./cents.ts";

type Payable = { walletPurchase: boolean; cartTotal: number; preOrderTotal: number; balance: number };

/** Splits the price of a purchase between wallet and deposit. `toDeposit` is 0 if the wallet covers it. */
export function payment(cart: Payable): { price: number; fromWallet: number; toDeposit: number } {
  const price = Math.max(0, toCents(cart.cartTotal) - toCents(cart.preOrderTotal));
  const fromWallet = cart.walletPurchase ? Math.min(price, Math.max(0, toCents(cart.balance))) : 0;
  return { price: fromCents(price), fromWallet: fromCents(fromWallet), toDeposit: fromCents(price - fromWallet) };
}
