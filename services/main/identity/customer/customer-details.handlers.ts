import type { Handlers } from "#services/lib/handlers.ts";
import { checkSignUp } from "../sign-up/sign-up.rules.ts";
import { changeDetails, readDetails } from "./customer-details.rows.ts";

export const customerDetailsHandlers: Handlers<"getCustomerDetails" | "updateCustomerDetails"> = {
  getCustomerDetails: async ({ customerId, tx }) => ({
    status: 200,
    body: { result: await readDetails(tx, customerId) },
  }),

  updateCustomerDetails: {
    outsideTransaction: false,
    // The fields are those of registration, and so are their rules.
    checkFields: checkSignUp,
    async handle({ body, customerId, tx }) {
      const { state } = await readDetails(tx, customerId);
      await changeDetails(tx, customerId, body);
      const details = await readDetails(tx, customerId);
      const hasMoved = state !== null && details.state !== state;
      // Nobody is verified yet, so a move takes no verification away.
      const result = { ...details, verificationRevoked: false, ...(hasMoved && { previousState: state }) };
      return { status: 200, body: { result } };
    },
  },
};
