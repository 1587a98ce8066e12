import type { Handlers } from "#services/lib/handlers.ts";
import { refuse, refuseExpiredLink } from "#services/lib/refusal.ts";
import { setFlags } from "../customer/customer.rows.ts";
import { lockLink, spendLink } from "../links/links.rows.ts";

export const confirmationsHandlers: Handlers<"confirmAddress" | "confirmEmailAddress"> = {
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
};
