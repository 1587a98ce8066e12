import type { Handlers, Tx } from "#services/lib/handlers.ts";
import { refuse } from "#services/lib/refusal.ts";
import { lockCustomer } from "../../identity/customer/closing.rows.ts";
import type { CardGateway } from "../../wallet/funds/card-gateway.ts";
import { readRecurringMethods, saveMethodKey } from "./recurring-purchase-methods.rows.ts";

type Parts = {
  gateway: CardGateway | null;
  clearOwnFunds: (tx: Tx, customerId: string) => Promise<void>;
};
type Operation = "getRecurringPurchaseMethods" | "setRecurringPurchaseMethod";

/** The payment method of all recurring purchases (account §7). A choice holds for all of them, from the next charge on. */
export const createRecurringPurchaseMethodsHandlers = ({ clearOwnFunds, gateway }: Parts): Handlers<Operation> => ({
  getRecurringPurchaseMethods: async ({ customerId, now, tx }) => {
    return { status: 200, body: { result: await readRecurringMethods(tx, gateway, customerId, now) } };
  },

  setRecurringPurchaseMethod: async ({ customerId, now, query, tx }) => {
    const { recurring_purchase_method: key } = query;
    await lockCustomer(tx, customerId);
    const { availableRecurringPurchaseMethods: methods } = await readRecurringMethods(tx, gateway, customerId, now);
    if (!methods.some((method) => method.key === key))
      refuse(422, "invalid_field", "Please choose another payment method.", "recurring_purchase_method");
    await saveMethodKey(tx, customerId, key);
    await clearOwnFunds(tx, customerId);
    return { status: 200, body: { result: await readRecurringMethods(tx, gateway, customerId, now) } };
  },
});
