import type { Handlers } from "#services/lib/handlers.ts";
import { acceptTerms } from "../customer/customer.rows.ts";
import { isComplete, readDetails } from "../customer/customer-details.rows.ts";

export const termsHandlers: Handlers<"acceptTerms"> = {
  acceptTerms: {
    outsideTransaction: false,
    checkFields: ({ accepted }) =>
      accepted === false
        ? [
            {
              code: "invalid_field",
              message: "You must agree to the terms and conditions to proceed.",
              target: "accepted",
            },
          ]
        : [],
    async handle({ customerId, now, tx }) {
      const endsUpgrade = isComplete(await readDetails(tx, customerId));
      await acceptTerms(tx, customerId, { at: now, endsUpgrade });
      return { status: 204, body: undefined };
    },
  },
};
