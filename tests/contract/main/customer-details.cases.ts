import { setFlags } from "#services/main/identity/customer/customer.rows.ts";
import { type Case, on } from "../cases.ts";
import { customerWithTwoFactor, lockedCustomer } from "./guarded.ts";

export const cases: Case[] = [
  on("getCustomerDetails", 200, async (shop) => ({ as: await shop.person() })),
  on("getCustomerDetails", "200 (without an address)", async (shop) => {
    const as = await shop.person();
    const nothing = { address: null, phone_number: null, postcode: null, state: null, suburb: null };
    await shop.db.updateTable("customer").set(nothing).where("id", "=", as.customerId).execute();
    return { as };
  }),
  on("updateCustomerDetails", "200 (moved)", async (shop) => ({
    as: await shop.person(),
    body: { state: "QLD", postcode: "4000" },
  })),
  on("updateCustomerDetails", "403 required", async (shop) => ({
    as: (await customerWithTwoFactor(shop)).as,
    body: { address: "2 New Street" },
  })),
  on("updateCustomerDetails", "403 2fa_account_locked", async (shop) => ({
    as: await lockedCustomer(shop),
    body: { address: "2 New Street" },
  })),
  on("updateCustomerDetails", "422 invalid_field", async (shop) => ({
    as: await shop.person(),
    body: { address: " ", postcode: "20" },
  })),
  on("updateCustomerDetails", "422 invalid_field (of a post code in another state)", async (shop) => ({
    as: await shop.person(),
    body: { state: "QLD" },
  })),
  on("updateCustomerDetails", "422 invalid_field (of a verified name)", async (shop) => {
    const as = await shop.person();
    await shop.run((tx) => setFlags(tx, as.customerId, { is_verified: true }));
    return { as, body: { firstname: "Roberta" } };
  }),
  on("acceptTerms", 204, async (shop) => ({ as: await shop.person(), body: { accepted: true } })),
  on("acceptTerms", "422 invalid_field", async (shop) => ({ as: await shop.person(), body: { accepted: false } })),
];
