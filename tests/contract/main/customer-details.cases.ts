import { setFlags } from "#services/main/identity/customer/customer.rows.ts";
import type { Case } from "../cases.ts";
import { customerWithTwoFactor, lockedCustomer } from "./guarded.ts";

export const cases: Case[] = [
  { operationId: "getCustomerDetails", status: 200, request: async (shop) => ({ as: await shop.person() }) },
  {
    operationId: "getCustomerDetails",
    status: 200,
    when: "without an address",
    request: async (shop) => {
      const as = await shop.person();
      const nothing = { address: null, phone_number: null, postcode: null, state: null, suburb: null };
      await shop.db.updateTable("customer").set(nothing).where("id", "=", as.customerId).execute();
      return { as };
    },
  },
  {
    operationId: "updateCustomerDetails",
    status: 200,
    when: "moved",
    request: async (shop) => ({ as: await shop.person(), body: { state: "QLD", postcode: "4000" } }),
  },
  {
    operationId: "updateCustomerDetails",
    status: 403,
    code: "required",
    request: async (shop) => ({ as: (await customerWithTwoFactor(shop)).as, body: { address: "2 New Street" } }),
  },
  {
    operationId: "updateCustomerDetails",
    status: 403,
    code: "2fa_account_locked",
    request: async (shop) => ({ as: await lockedCustomer(shop), body: { address: "2 New Street" } }),
  },
  {
    operationId: "updateCustomerDetails",
    status: 422,
    code: "invalid_field",
    request: async (shop) => ({ as: await shop.person(), body: { address: " ", postcode: "20" } }),
  },
  {
    operationId: "updateCustomerDetails",
    status: 422,
    code: "invalid_field",
    when: "of a post code in another state",
    request: async (shop) => ({ as: await shop.person(), body: { state: "QLD" } }),
  },
  {
    operationId: "updateCustomerDetails",
    status: 422,
    code: "invalid_field",
    when: "of a verified name",
    request: async (shop) => {
      const as = await shop.person();
      await shop.run((tx) => setFlags(tx, as.customerId, { is_verified: true }));
      return { as, body: { firstname: "Roberta" } };
    },
  },
  {
    operationId: "acceptTerms",
    status: 204,
    request: async (shop) => ({ as: await shop.person(), body: { accepted: true } }),
  },
  {
    operationId: "acceptTerms",
    status: 422,
    code: "invalid_field",
    request: async (shop) => ({ as: await shop.person(), body: { accepted: false } }),
  },
];
