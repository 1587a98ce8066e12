import type { Handlers } from "#services/lib/handlers.ts";
import { refuseFields } from "#services/lib/refusal.ts";
import { checkAddress } from "../customer/address.rules.ts";
import { setFlags } from "../customer/customer.rows.ts";
import { changeDetails, lockVerified, readDetails } from "../customer/customer-details.rows.ts";
import { checkCustomerFields, checkVerifiedName } from "../customer/customer-fields.rules.ts";
import { requireStepUp } from "../two-factor/step-up.ts";

const ADDRESS = ["state", "postcode", "country"] as const;

export const customerDetailsHandlers: Handlers<"getCustomerDetails" | "updateCustomerDetails"> = {
  getCustomerDetails: async ({ customerId, tx }) => ({
    status: 200,
    body: { result: await readDetails(tx, customerId) },
  }),

  updateCustomerDetails: {
    outsideTransaction: false,
    checkFields: checkCustomerFields,
    async handle({ body, customerId, isElevated, loginId, tx }) {
      await requireStepUp(tx, { customerId, loginId, isElevated });
      const isVerified = await lockVerified(tx, customerId);
      const before = await readDetails(tx, customerId);
      if (isVerified) refuseFields(checkVerifiedName(before, body));
      if (ADDRESS.some((name) => body[name] !== undefined)) refuseFields(checkAddress({ ...before, ...body }));
      await changeDetails(tx, customerId, body);
      const details = await readDetails(tx, customerId);
      const { state } = before;
      const hasMoved = state !== null && details.state !== state;
      const verificationRevoked = isVerified && hasMoved;
      if (verificationRevoked) await setFlags(tx, customerId, { is_verified: false });
      const result = { ...details, verificationRevoked, ...(hasMoved && { previousState: state }) };
      return { status: 200, body: { result } };
    },
  },
};
