import { hashPassword } from "#services/main/identity/credentials/password-hash.ts";
import { insertEmailChange } from "#services/main/identity/email-change/email-change.rows.ts";
import { type Case, on } from "../cases.ts";
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
  on("requestEmailChange", 204, async (shop) => ({ as: await withPassword(shop), body: change() })),
  on("requestEmailChange", "204 (to another customer's email)", async (shop) => ({
    as: await withPassword(shop),
    body: { ...change(), email: "anna@example.com" },
  })),
  on("requestEmailChange", "403 required", async (shop) => ({
    as: (await customerWithTwoFactor(shop)).as,
    body: change(),
  })),
  on("requestEmailChange", "403 2fa_account_locked", async (shop) => ({
    as: (await customerWithTwoFactor(shop, { isLocked: true })).as,
    body: change(),
  })),
  on("requestEmailChange", "422 invalid_field (with a wrong password)", async (shop) => ({
    as: await withPassword(shop),
    body: change("wrong"),
  })),
  on("requestEmailChange", "429 too_many_requests", async (shop) =>
    repeatCall(shop, "requestEmailChange", 5, { as: await withPassword(shop), body: change("wrong") }),
  ),
  on("confirmEmailChange", "200 (with the link to the new email)", async (shop) => ({
    body: { token: (await requested(shop)).changeToken },
  })),
  on("confirmEmailChange", "200 (with the link to the old email)", async (shop) => ({
    body: { token: (await requested(shop)).undoToken },
  })),
  on("confirmEmailChange", "410 link_expired", () => ({ body: { token: "emt_no" } })),
];
