import type { Handlers } from "#services/lib/handlers.ts";
import type { RefusalMessage } from "#services/lib/refusal.ts";
import { acknowledgeLocation } from "../customer/country-ban.rows.ts";
import { acceptTerms } from "../customer/customer.rows.ts";
import { isComplete, readDetails } from "../customer/customer-details.rows.ts";

function checkAccepted({ accepted }: Record<string, unknown>): RefusalMessage[] {
  const message = "You must agree to the terms and conditions to proceed.";
  return accepted === false ? [{ code: "invalid_field", message, target: "accepted" }] : [];
}

export const termsHandlers: Handlers<"acceptTerms" | "acceptLocationTerms"> = {
  acceptTerms: {
    outsideTransaction: false,
    checkFields: checkAccepted,
    async handle({ customerId, now, tx }) {
      const endsUpgrade = isComplete(await readDetails(tx, customerId));
      await acceptTerms(tx, customerId, { at: now, endsUpgrade });
      return { status: 204, body: undefined };
    },
  },

  acceptLocationTerms: {
    outsideTransaction: false,
    checkFields: checkAccepted,
    async handle({ body, customerId, now, tx }) {
      await acknowledgeLocation(tx, customerId, body, now);
      return { status: 204, body: undefined };
    },
  },
};
