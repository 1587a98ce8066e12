import { payingDeposit } from "../../wallet/deposits/deposits.commands.ts";
import type { BuyWithDeposit } from "../../wallet/deposits/deposits-saga.ts";
import { buyCart, type KeepRecurring } from "./purchases.commands.ts";

/** Creates the purchase step of the deposit saga, in the region where the payment started. */
export const createBuyWithDeposit =
  (keepRecurring: KeepRecurring): BuyWithDeposit =>
  async (tx, deposit, purchase) => {
    if (!("cartRevision" in purchase)) throw new Error(`${deposit.id} pays for no cart`);
    const wanted = { region: null, ...purchase, customerId: deposit.customer_id, deposit: payingDeposit(deposit) };
    return (await buyCart(tx, wanted, keepRecurring)).checkoutId;
  };

/** The purchase step in the region of the call: the customer may have changed it while the bank asked. */
export const buyIn =
  (region: string | null, buyWithDeposit: BuyWithDeposit): BuyWithDeposit =>
  (tx, deposit, purchase) =>
    buyWithDeposit(tx, deposit, region === null ? purchase : { ...purchase, region });
