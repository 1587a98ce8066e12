import type { Handlers } from "#services/lib/handlers.ts";
import { readCustomer, setFlags } from "./customer.rows.ts";

export const customerHandlers: Handlers<"getCustomer" | "confirmAddress" | "confirmEmailAddress"> = {
  getCustomer: async ({ customerId, deviceId, env, now, tx }) => ({
    status: 200,
    // A bearer token always names its device.
    body: { result: await readCustomer(tx, env, { customerId, deviceId: deviceId ?? "", now }) },
  }),

  confirmAddress: async ({ customerId, tx }) => {
    await setFlags(tx, customerId, { address_confirmation_required: false });
    return { status: 204, body: undefined };
  },

  confirmEmailAddress: async ({ customerId, tx }) => {
    await setFlags(tx, customerId, { email_confirmation_required: false });
    return { status: 204, body: undefined };
  },
};
