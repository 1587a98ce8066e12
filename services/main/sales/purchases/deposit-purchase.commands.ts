import type { BuyWithDeposit } from "../../wallet/deposits/deposits.saga.ts";
import { buyCart } from "./purchases.commands.ts";

/** The purchase step of the deposit saga, in the region where the payment started. */
export const buyWithDeposit: BuyWithDeposit = async (tx, deposit, purchase) => {
  const { amount_cents: cents, customer_id: customerId, id } = deposit;
  if ("recurringAttempt" in purchase) throw new Error(`${id} pays for no cart`);
  return (await buyCart(tx, { region: null, ...purchase, customerId, deposit: { id, cents } })).checkoutId;
};

/** The purchase step in the region of the call: the customer may have changed it while the bank asked. */
export const buyIn =
  (region: string | null): BuyWithDeposit =>
  (tx, deposit, purchase) =>
    buyWithDeposit(tx, deposit, region === null ? purchase : { ...purchase, region });
