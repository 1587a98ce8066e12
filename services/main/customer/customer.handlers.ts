import type { Handlers } from "#services/lib/handlers.ts";
import { readCustomer } from "./customer.rows.ts";

export const customerHandlers: Handlers<"getCustomer"> = {
  getCustomer: async ({ customerId, deviceId, env, now, tx }) => ({
    status: 200,
    // A bearer token always names its device.
    body: { result: await readCustomer(tx, env, { customerId, deviceId: deviceId ?? "", now }) },
  }),
};
