import { hashPassword } from "#services/main/identity/credentials/password-hash.ts";
import { insertEmailChange } from "#services/main/identity/email-change/email-change.rows.ts";
import type { Case } from "../cases.ts";
import { PASSWORD } from "../people.ts";
import type { ContractShop } from "../shop.ts";
import { customerWithTwoFactor, repeatCall } from "./guarded.ts";

const newEmail = () => `${crypto.randomUUID()}@example.com`;
const change = (password = PASSWORD) => ({ email: newEmail(), password });
const withPassword = async (shop: ContractShop) => shop.person({ passwordHash: await hashPassword(PASSWORD) });

/** Returns the tokens of a new customer's change. */
async function requested(shop: ContractShop) {
  const { customerId } = await shop.person();
  return shop.run(async (tx) => {
    const { email: oldEmail } = await tx
      .selectFrom("customer")
      .select("email")
      .where("id", "=", customerId)
      .executeTakeFirstOrThrow();
    return insertEmailChange(tx, { customerId, oldEmail, newEmail: newEmail() });
  });
}

export const cases: Case[] = [
  {
    operationId: "requestEmailChange",
    status: 204,
    request: async (shop) => ({ as: await withPassword(shop), body: change() }),
  },
  {
    operationId: "requestEmailChange",
    status: 204,
    when: "to another customer's email",
    request: async (shop) => ({ as: await withPassword(shop), body: { ...change(), email: "anna@example.com" } }),
  },
  {
    operationId: "requestEmailChange",
    status: 403,
    code: "required",
    request: async (shop) => ({ as: (await customerWithTwoFactor(shop)).as, body: change() }),
  },
  {
    operationId: "requestEmailChange",
    status: 403,
    code: "2fa_account_locked",
    request: async (shop) => ({ as: (await customerWithTwoFactor(shop, { isLocked: true })).as, body: change() }),
  },
  {
    operationId: "requestEmailChange",
    status: 422,
    code: "invalid_field",
    when: "with a wrong password",
    request: async (shop) => ({ as: await withPassword(shop), body: change("wrong") }),
  },
  {
    operationId: "requestEmailChange",
    status: 429,
    code: "too_many_requests",
    request: async (shop) =>
      repeatCall(shop, "requestEmailChange", 5, { as: await withPassword(shop), body: change("wrong") }),
  },
  {
    operationId: "confirmEmailChange",
    status: 200,
    when: "with the link to the new email",
    request: async (shop) => ({ body: { token: (await requested(shop)).changeToken } }),
  },
  {
    operationId: "confirmEmailChange",
    status: 200,
    when: "with the link to the old email",
    request: async (shop) => ({ body: { token: (await requested(shop)).undoToken } }),
  },
  {
    operationId: "confirmEmailChange",
    status: 410,
    code: "link_expired",
    request: () => ({ body: { token: "emt_no" } }),
  },
];
