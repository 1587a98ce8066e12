import type { Handlers } from "#services/lib/handlers.ts";
import { changeDetails, readDetails } from "./customer-details.rows.ts";
import { checkCustomerFields } from "./customer-fields.rules.ts";

export const customerDetailsHandlers: Handlers<"getCustomerDetails" | "updateCustomerDetails"> = {
  getCustomerDetails: async ({ customerId, tx }) => ({
    status: 200,
    body: { result: await readDetails(tx, customerId) },
  }),

  updateCustomerDetails: {
    outsideTransaction: false,
    checkFields: checkCustomerFields,
    async handle({ body, customerId, tx }) {
      const { state } = await readDetails(tx, customerId);
      await changeDetails(tx, customerId, body);
      const details = await readDetails(tx, customerId);
      const hasMoved = state !== null && details.state !== state;
      // Verification is not built yet, so a move never revokes one.
      const result = { ...details, verificationRevoked: false, ...(hasMoved && { previousState: state }) };
      return { status: 200, body: { result } };
    },
  },
};
