import { hashPassword } from "#services/main/identity/credentials/password-hash.ts";
import { replaceResetLink } from "#services/main/identity/links/links.rows.ts";
import { type Case, on } from "../cases.ts";
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
  on("forceChangePassword", 204, async (shop) => ({ as: await customerToChangePassword(shop), body: form(NEW) })),
  on("forceChangePassword", "409 not_required (of a customer who need not change it)", async (shop) => ({
    as: await shop.person(),
    body: form(NEW),
  })),
  on("forceChangePassword", "409 not_required (a second time)", async (shop) => {
    const request = { as: await customerToChangePassword(shop), body: form(NEW) };
    await shop.call("forceChangePassword", request);
    return request;
  }),
  on("forceChangePassword", "422 invalid_field (too weak)", async (shop) => ({
    as: await customerToChangePassword(shop),
    body: form("short"),
  })),
  on("forceChangePassword", "422 invalid_field (repeated wrongly)", async (shop) => ({
    as: await customerToChangePassword(shop),
    body: form(NEW, PASSWORD),
  })),
  on("forceChangePassword", "422 password_reused", async (shop) => ({
    as: await customerToChangePassword(shop),
    body: form(PASSWORD),
  })),
  on("forceChangePassword", "429 too_many_requests", async (shop) => {
    const request = { as: await shop.person(), body: form(NEW) };
    for (let call = 0; call < PER_MINUTE; call++) await shop.call("forceChangePassword", request);
    return request;
  }),
  on("requestPasswordReset", "204 (for a customer)", () => ({ body: { email: "anna@example.com" } })),
  on("requestPasswordReset", "204 (for an unknown email)", () => ({ body: newAddress() })),
  on("requestPasswordReset", "422 invalid_field", () => ({ body: { email: "anna" } })),
  on("requestPasswordReset", "429 too_many_requests (for an unknown email too)", (shop) =>
    repeatCall(shop, "requestPasswordReset", 5, { body: newAddress() }),
  ),
  on("changePassword", "204 (with the current one)", async (shop) => ({
    as: await customerWithPassword(shop),
    body: change(NEW),
  })),
  on("changePassword", "204 (with a link)", async (shop) => ({ body: await withLink(shop, NEW) })),
  on("changePassword", "401 signed_out", () => ({ body: change(NEW) })),
  on("changePassword", "403 required", async (shop) => ({
    as: (await customerWithTwoFactor(shop)).as,
    body: change(NEW),
  })),
  on("changePassword", "403 2fa_account_locked", async (shop) => ({
    as: (await customerWithTwoFactor(shop, { isLocked: true })).as,
    body: change(NEW),
  })),
  on("changePassword", "410 link_expired (with a link used before)", async (shop) => {
    const request = { body: await withLink(shop, NEW) };
    await shop.call("changePassword", request);
    return request;
  }),
  on("changePassword", "410 link_expired (with a link replaced by a newer one)", async (shop) => {
    const { customerId } = await customerWithPassword(shop);
    const token = await shop.run((tx) => replaceResetLink(tx, customerId));
    await shop.run((tx) => replaceResetLink(tx, customerId));
    return { body: { token, ...form(NEW) } };
  }),
  on("changePassword", "422 invalid_field (with a wrong current one)", async (shop) => ({
    as: await customerWithPassword(shop),
    body: change(NEW, "Drawcard-demo-9"),
  })),
  on("changePassword", "422 password_reused (with the current one again)", async (shop) => ({
    as: await customerWithPassword(shop),
    body: change(PASSWORD),
  })),
  on("changePassword", "422 password_reused (with a link)", async (shop) => ({ body: await withLink(shop, PASSWORD) })),
  on("changePassword", "429 too_many_requests", async (shop) => {
    const as = await customerWithPassword(shop);
    return repeatCall(shop, "changePassword", PER_MINUTE, { as, body: change(NEW, "Drawcard-demo-9") });
  }),
];
