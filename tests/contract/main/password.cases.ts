import { hashPassword } from "#services/main/identity/credentials/password-hash.ts";
import { replaceResetLink } from "#services/main/identity/links/links.rows.ts";
import type { Case } from "../cases.ts";
import { PASSWORD } from "../people.ts";
import type { ContractShop } from "../shop.ts";
import { customerWithTwoFactor, repeatCall } from "./guarded.ts";

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

/** Returns a signed-in customer with the demo's password. */
async function customerWithPassword(shop: ContractShop) {
  return shop.person({ passwordHash: await hashPassword(PASSWORD) });
}

const change = (password: string, current = PASSWORD) => ({ current_password: current, ...form(password) });

/** Returns the body that sets a password with a new link of a new customer. */
async function withLink(shop: ContractShop, password: string) {
  const { customerId } = await customerWithPassword(shop);
  return { token: await shop.run((tx) => replaceResetLink(tx, customerId)), ...form(password) };
}

const newAddress = () => ({ email: `${crypto.randomUUID()}@example.com` });

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
  {
    operationId: "requestPasswordReset",
    status: 204,
    when: "for a customer",
    request: () => ({ body: { email: "anna@example.com" } }),
  },
  {
    operationId: "requestPasswordReset",
    status: 204,
    when: "for an unknown email",
    request: () => ({ body: newAddress() }),
  },
  {
    operationId: "requestPasswordReset",
    status: 422,
    code: "invalid_field",
    request: () => ({ body: { email: "anna" } }),
  },
  {
    operationId: "requestPasswordReset",
    status: 429,
    code: "too_many_requests",
    when: "for an unknown email too",
    request: (shop) => repeatCall(shop, "requestPasswordReset", 5, { body: newAddress() }),
  },
  {
    operationId: "changePassword",
    status: 204,
    when: "with the current one",
    request: async (shop) => ({ as: await customerWithPassword(shop), body: change(NEW) }),
  },
  {
    operationId: "changePassword",
    status: 204,
    when: "with a link",
    request: async (shop) => ({ body: await withLink(shop, NEW) }),
  },
  { operationId: "changePassword", status: 401, code: "signed_out", request: () => ({ body: change(NEW) }) },
  {
    operationId: "changePassword",
    status: 403,
    code: "required",
    request: async (shop) => ({ as: (await customerWithTwoFactor(shop)).as, body: change(NEW) }),
  },
  {
    operationId: "changePassword",
    status: 403,
    code: "2fa_account_locked",
    request: async (shop) => ({ as: (await customerWithTwoFactor(shop, { isLocked: true })).as, body: change(NEW) }),
  },
  {
    operationId: "changePassword",
    status: 410,
    code: "link_expired",
    when: "with a link used before",
    request: async (shop) => {
      const request = { body: await withLink(shop, NEW) };
      await shop.call("changePassword", request);
      return request;
    },
  },
  {
    operationId: "changePassword",
    status: 410,
    code: "link_expired",
    when: "with a link replaced by a newer one",
    request: async (shop) => {
      const { customerId } = await customerWithPassword(shop);
      const token = await shop.run((tx) => replaceResetLink(tx, customerId));
      await shop.run((tx) => replaceResetLink(tx, customerId));
      return { body: { token, ...form(NEW) } };
    },
  },
  {
    operationId: "changePassword",
    status: 422,
    code: "invalid_field",
    when: "with a wrong current one",
    request: async (shop) => ({ as: await customerWithPassword(shop), body: change(NEW, "Drawcard-demo-9") }),
  },
  {
    operationId: "changePassword",
    status: 422,
    code: "password_reused",
    when: "with the current one again",
    request: async (shop) => ({ as: await customerWithPassword(shop), body: change(PASSWORD) }),
  },
  {
    operationId: "changePassword",
    status: 422,
    code: "password_reused",
    when: "with a link",
    request: async (shop) => ({ body: await withLink(shop, PASSWORD) }),
  },
  {
    operationId: "changePassword",
    status: 429,
    code: "too_many_requests",
    request: async (shop) => {
      const as = await customerWithPassword(shop);
      return repeatCall(shop, "changePassword", PER_MINUTE, { as, body: change(NEW, "Drawcard-demo-9") });
    },
  },
];
