import type { BuyWithDeposit } from "../../wallet/deposits/deposits.saga.ts";
import { buyCart } from "./purchases.commands.ts";

/** The purchase step of the deposit saga. */
export const buyWithDeposit: BuyWithDeposit = async (tx, deposit, purchase) => {
  const { amount_cents: cents, customer_id: customerId, id } = deposit;
  return (await buyCart(tx, { region: null, ...purchase, customerId, deposit: { id, cents } })).checkoutId;
};
