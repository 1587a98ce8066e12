import type { components } from "#generated/main/schema.ts";
import type { Handlers } from "#services/lib/handlers.ts";
import { readCustomer } from "./customer.rows.ts";

type CustomerParts = {
  /** The payment methods of the shop, by code. Passed in because the wallet is above this domain. */
  paymentMethods: components["schemas"]["Customer"]["paymentMethods"];
};

/** The overview of the signed-in customer. */
export const createCustomerHandlers = ({ paymentMethods }: CustomerParts): Handlers<"getCustomer"> => ({
  getCustomer: async ({ customerId, deviceId, env, now, tx }) => ({
    status: 200,
    body: {
      result: {
        // A bearer token always names its device.
        ...(await readCustomer(tx, env, { customerId, deviceId: deviceId ?? "", now })),
        paymentMethods,
        // Withdrawals are not built yet.
        withdrawalMethods: [],
      },
    },
  }),
});
