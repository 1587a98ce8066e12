import type { components } from "#generated/main/schema.ts";
import type { Handlers, Tx } from "#services/lib/handlers.ts";
import { readCustomer } from "./customer.rows.ts";

type CustomerParts = {
  /** Returns a customer's payment methods, by code. Passed in because the wallet is above this domain. */
  paymentMethods: (
    tx: Tx,
    customerId: string,
  ) => Promise<NonNullable<components["schemas"]["Customer"]["paymentMethods"]>>;
  /** Returns a customer's withdrawal methods; passed in likewise. */
  withdrawalMethods: (tx: Tx, customerId: string) => Promise<components["schemas"]["WithdrawalMethod"][]>;
  /** Returns how a customer's recurring purchases can be paid, and the choice; passed in likewise. */
  recurringMethods: (
    tx: Tx,
    customerId: string,
    now: Date,
  ) => Promise<components["schemas"]["RecurringPurchaseMethods"]>;
  /** Returns what a customer's purchases cost on average, by family of products; passed in likewise. */
  averageTransactions: (tx: Tx, customerId: string) => Promise<components["schemas"]["AtvValues"]>;
};

/** The overview of the signed-in customer. */
export const createCustomerHandlers = ({
  averageTransactions,
  paymentMethods,
  recurringMethods,
  withdrawalMethods,
}: CustomerParts): Handlers<"getCustomer"> => ({
  getCustomer: async ({ customerId, deviceId, env, now, tx }) => ({
    status: 200,
    body: {
      result: {
        // A bearer token always names its device.
        ...(await readCustomer(tx, env, { customerId, deviceId: deviceId ?? "", now })),
        atv: await averageTransactions(tx, customerId),
        paymentMethods: await paymentMethods(tx, customerId),
        withdrawalMethods: await withdrawalMethods(tx, customerId),
        ...(await recurringMethods(tx, customerId, now)),
      },
    },
  }),
});
