import { fromCents, toCents } from "./cents.ts";

type Payable = { walletPurchase: boolean; cartTotal: number; preOrderTotal: number; balance: number };

/**
 * The amount shown as due (shop §5), read literally: when the wallet covers everything the amount stays the whole
 * price, since that is what the wallet will pay. Use `payment` to know where the money comes from.
 */
export function amountDue(cart: Payable): number {
  const price = toCents(cart.cartTotal) - toCents(cart.preOrderTotal);
  const afterWallet = price - toCents(cart.balance);
  return fromCents(cart.walletPurchase && afterWallet > 0 ? afterWallet : price);
}

/** Where the money of a purchase comes from: nothing to deposit means that the wallet covers it. */
export function payment(cart: Payable): { price: number; fromWallet: number; toDeposit: number } {
  const price = Math.max(0, toCents(cart.cartTotal) - toCents(cart.preOrderTotal));
  const fromWallet = cart.walletPurchase ? Math.min(price, Math.max(0, toCents(cart.balance))) : 0;
  return { price: fromCents(price), fromWallet: fromCents(fromWallet), toDeposit: fromCents(price - fromWallet) };
}
