import type { Handlers } from "#services/lib/handlers.ts";
import { refuse, refuseExpiredLink } from "#services/lib/refusal.ts";
import type { CardGateway } from "../../wallet/funds/card-gateway.ts";
import { paymentMethods } from "../../wallet/funds/payment-methods.ts";
import { lockLink, spendLink } from "../links/links.rows.ts";
import { readCustomer, setFlags } from "./customer.rows.ts";

/** The signed-in customer. Without a card gateway, the wallet is the only payment method. */
export const createCustomerHandlers = ({
  gateway,
}: {
  gateway: CardGateway | null;
}): Handlers<"getCustomer" | "confirmAddress" | "confirmEmailAddress"> => ({
  getCustomer: async ({ customerId, deviceId, env, now, tx }) => ({
    status: 200,
    // A bearer token always names its device.
    body: {
      result: {
        ...(await readCustomer(tx, env, { customerId, deviceId: deviceId ?? "", now })),
        paymentMethods: paymentMethods(gateway),
        // Nothing can be withdrawn to yet.
        withdrawalMethods: [],
      },
    },
  }),

  confirmAddress: async ({ body, customerId: signedIn, tx }) => {
    const token = body?.token;
    const linked = token === undefined ? null : ((await lockLink(tx, "confirm_address", token)) ?? refuseExpiredLink());
    if (token !== undefined) await spendLink(tx, token);
    const customerId = linked?.customerId ?? signedIn ?? refuse(401, "signed_out", "Please log in to continue.");
    await setFlags(tx, customerId, { address_confirmation_required: false });
    return { status: 204, body: undefined };
  },

  confirmEmailAddress: async ({ customerId, tx }) => {
    await setFlags(tx, customerId, { email_confirmation_required: false });
    return { status: 204, body: undefined };
  },
});
