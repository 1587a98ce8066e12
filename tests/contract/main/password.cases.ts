import { hashPassword } from "#services/main/identity/password/password-hash.ts";
import type { Case } from "../cases.ts";
import { PASSWORD } from "../people.ts";
import type { ContractShop } from "../shop.ts";

const NEW = "Drawcard-demo-2";
const form = (password: string, confirmPassword = password) => ({ password, confirm_password: confirmPassword });

/** Returns a customer with the demo's password who must change it. */
async function customerToChangePassword(shop: ContractShop) {
  const as = await shop.person();
  await shop.db
    .updateTable("customer")
    .set({ password_hash: await hashPassword(PASSWORD), force_password_change: true })
    .where("id", "=", as.customerId)
    .execute();
  return as;
}

// The limit is ten a minute per customer (password.handlers.ts).
const PER_MINUTE = 10;

export const cases: Case[] = [
  {
    operationId: "forceChangePassword",
    status: 204,
    request: async (shop) => ({ as: await customerToChangePassword(shop), body: form(NEW) }),
  },
  {
    operationId: "forceChangePassword",
    status: 409,
    code: "not_required",
    when: "of a customer who need not change it",
    request: async (shop) => ({ as: await shop.person(), body: form(NEW) }),
  },
  {
    operationId: "forceChangePassword",
    status: 409,
    code: "not_required",
    when: "a second time",
    request: async (shop) => {
      const request = { as: await customerToChangePassword(shop), body: form(NEW) };
      await shop.call("forceChangePassword", request);
      return request;
    },
  },
  {
    operationId: "forceChangePassword",
    status: 422,
    code: "invalid_field",
    when: "too weak",
    request: async (shop) => ({ as: await customerToChangePassword(shop), body: form("short") }),
  },
  {
    operationId: "forceChangePassword",
    status: 422,
    code: "invalid_field",
    when: "repeated wrongly",
    request: async (shop) => ({ as: await customerToChangePassword(shop), body: form(NEW, PASSWORD) }),
  },
  {
    operationId: "forceChangePassword",
    status: 422,
    code: "password_reused",
    request: async (shop) => ({ as: await customerToChangePassword(shop), body: form(PASSWORD) }),
  },
  {
    operationId: "forceChangePassword",
    status: 429,
    code: "too_many_requests",
    request: async (shop) => {
      const request = { as: await shop.person(), body: form(NEW) };
      for (let call = 0; call < PER_MINUTE; call++) await shop.call("forceChangePassword", request);
      return request;
    },
  },
];
