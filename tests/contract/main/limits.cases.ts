import { type Case, on } from "../cases.ts";
import type { ContractShop } from "../shop.ts";
import { customerWithTwoFactor } from "./guarded.ts";

const WEEK = { limitRef: "week" };
const to = (limit: number) => ({ params: WEEK, body: { limit } });

/** Gives a customer a weekly limit of $50 and returns its id. */
async function limitOf(shop: ContractShop, as: Awaited<ReturnType<ContractShop["person"]>>): Promise<string> {
  const { body } = await shop.call("setSpendLimit", { as, ...to(50) });
  return body.result.spend_limit_id;
}

/** A customer with a limit and two-factor on. */
async function guarded(shop: ContractShop, isLocked = false) {
  const { as } = await customerWithTwoFactor(shop, { isLocked });
  return { as, limitRef: await limitOf(shop, as) };
}

const person = async (shop: ContractShop) => {
  const as = await shop.person();
  return { as, limitRef: await limitOf(shop, as) };
};

const deposits = (limit: number) => ({ body: { limit } });

/** A customer with a deposit limit of $50. */
async function depositor(shop: ContractShop) {
  const as = await shop.person();
  await shop.call("setPrecommitment", { as, ...deposits(50) });
  return as;
}
async function guardedDepositor(shop: ContractShop, isLocked = false) {
  const { as } = await customerWithTwoFactor(shop, { isLocked });
  await shop.call("setPrecommitment", { as, ...deposits(50) });
  return as;
}

/** The cases that setting and editing share. */
const setting = (operationId: "setSpendLimit" | "editSpendLimit"): Case[] => [
  on(operationId, "200 (lower)", async (shop) => ({ as: (await person(shop)).as, ...to(20) })),
  on(operationId, "200 (higher)", async (shop) => ({ as: (await person(shop)).as, ...to(80) })),
  on(operationId, "403 required", async (shop) => ({ as: (await guarded(shop)).as, ...to(80) })),
  on(operationId, "403 2fa_account_locked", async (shop) => ({ as: (await guarded(shop, true)).as, ...to(80) })),
  on(operationId, "404 not_found", async (shop) => ({
    as: await shop.person(),
    params: { limitRef: "year" },
    body: { limit: 50 },
  })),
  on(operationId, "422 invalid_field", async (shop) => ({ as: await shop.person(), ...to(1.505) })),
];

export const cases: Case[] = [
  on("getSpendLimits", "200 (none)", async (shop) => ({ as: await shop.person() })),
  on("getSpendLimits", "200 (with a raise that waits)", async (shop) => {
    const { as } = await person(shop);
    await shop.call("setSpendLimit", { as, ...to(80) });
    return { as };
  }),
  ...setting("setSpendLimit"),
  ...setting("editSpendLimit"),
  on("deleteSpendLimit", 204, async (shop) => {
    const { as, limitRef } = await person(shop);
    return { as, params: { limitRef } };
  }),
  on("deleteSpendLimit", "403 required", async (shop) => {
    const { as, limitRef } = await guarded(shop);
    return { as, params: { limitRef } };
  }),
  on("deleteSpendLimit", "403 2fa_account_locked", async (shop) => {
    const { as, limitRef } = await guarded(shop, true);
    return { as, params: { limitRef } };
  }),
  on("deleteSpendLimit", "404 not_found (of another customer)", async (shop) => ({
    as: await shop.person(),
    params: { limitRef: (await person(shop)).limitRef },
  })),
  on("deleteSpendLimit", "422 limit_cooling_off (a second time)", async (shop) => {
    const { as, limitRef } = await person(shop);
    await shop.call("deleteSpendLimit", { as, params: { limitRef } });
    return { as, params: { limitRef } };
  }),
  on("setPrecommitment", 200, async (shop) => ({ as: await shop.person(), ...deposits(50) })),
  on("setPrecommitment", "200 (higher)", async (shop) => ({ as: await depositor(shop), ...deposits(80) })),
  on("setPrecommitment", "403 required", async (shop) => ({ as: await guardedDepositor(shop), ...deposits(80) })),
  on("setPrecommitment", "403 2fa_account_locked", async (shop) => ({
    as: await guardedDepositor(shop, true),
    ...deposits(80),
  })),
  on("setPrecommitment", "422 invalid_field", async (shop) => ({ as: await shop.person(), ...deposits(1.505) })),
  on("deletePrecommitment", 204, async (shop) => ({ as: await depositor(shop) })),
  on("deletePrecommitment", "403 required", async (shop) => ({ as: await guardedDepositor(shop) })),
  on("deletePrecommitment", "403 2fa_account_locked", async (shop) => ({ as: await guardedDepositor(shop, true) })),
  on("deletePrecommitment", "404 not_found", async (shop) => ({ as: await shop.person() })),
  on("deletePrecommitment", "422 limit_cooling_off", async (shop) => {
    const as = await depositor(shop);
    await shop.call("deletePrecommitment", { as });
    return { as };
  }),
];
