import type { Case } from "../cases.ts";
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
  { operationId, status: 200, when: "lower", request: async (shop) => ({ as: (await person(shop)).as, ...to(20) }) },
  { operationId, status: 200, when: "higher", request: async (shop) => ({ as: (await person(shop)).as, ...to(80) }) },
  {
    operationId,
    status: 403,
    code: "required",
    request: async (shop) => ({ as: (await guarded(shop)).as, ...to(80) }),
  },
  {
    operationId,
    status: 403,
    code: "2fa_account_locked",
    request: async (shop) => ({ as: (await guarded(shop, true)).as, ...to(80) }),
  },
  {
    operationId,
    status: 404,
    code: "not_found",
    request: async (shop) => ({ as: await shop.person(), params: { limitRef: "year" }, body: { limit: 50 } }),
  },
  {
    operationId,
    status: 422,
    code: "invalid_field",
    request: async (shop) => ({ as: await shop.person(), ...to(1.505) }),
  },
];

export const cases: Case[] = [
  { operationId: "getSpendLimits", status: 200, when: "none", request: async (shop) => ({ as: await shop.person() }) },
  {
    operationId: "getSpendLimits",
    status: 200,
    when: "with a raise that waits",
    request: async (shop) => {
      const { as } = await person(shop);
      await shop.call("setSpendLimit", { as, ...to(80) });
      return { as };
    },
  },
  ...setting("setSpendLimit"),
  ...setting("editSpendLimit"),
  {
    operationId: "deleteSpendLimit",
    status: 204,
    request: async (shop) => {
      const { as, limitRef } = await person(shop);
      return { as, params: { limitRef } };
    },
  },
  {
    operationId: "deleteSpendLimit",
    status: 403,
    code: "required",
    request: async (shop) => {
      const { as, limitRef } = await guarded(shop);
      return { as, params: { limitRef } };
    },
  },
  {
    operationId: "deleteSpendLimit",
    status: 403,
    code: "2fa_account_locked",
    request: async (shop) => {
      const { as, limitRef } = await guarded(shop, true);
      return { as, params: { limitRef } };
    },
  },
  {
    operationId: "deleteSpendLimit",
    status: 404,
    code: "not_found",
    when: "of another customer",
    request: async (shop) => ({ as: await shop.person(), params: { limitRef: (await person(shop)).limitRef } }),
  },
  {
    operationId: "deleteSpendLimit",
    status: 422,
    code: "limit_cooling_off",
    when: "a second time",
    request: async (shop) => {
      const { as, limitRef } = await person(shop);
      await shop.call("deleteSpendLimit", { as, params: { limitRef } });
      return { as, params: { limitRef } };
    },
  },
  {
    operationId: "setPrecommitment",
    status: 200,
    request: async (shop) => ({ as: await shop.person(), ...deposits(50) }),
  },
  {
    operationId: "setPrecommitment",
    status: 200,
    when: "higher",
    request: async (shop) => ({ as: await depositor(shop), ...deposits(80) }),
  },
  {
    operationId: "setPrecommitment",
    status: 403,
    code: "required",
    request: async (shop) => ({ as: await guardedDepositor(shop), ...deposits(80) }),
  },
  {
    operationId: "setPrecommitment",
    status: 403,
    code: "2fa_account_locked",
    request: async (shop) => ({ as: await guardedDepositor(shop, true), ...deposits(80) }),
  },
  {
    operationId: "setPrecommitment",
    status: 422,
    code: "invalid_field",
    request: async (shop) => ({ as: await shop.person(), ...deposits(1.505) }),
  },
  { operationId: "deletePrecommitment", status: 204, request: async (shop) => ({ as: await depositor(shop) }) },
  {
    operationId: "deletePrecommitment",
    status: 403,
    code: "required",
    request: async (shop) => ({ as: await guardedDepositor(shop) }),
  },
  {
    operationId: "deletePrecommitment",
    status: 403,
    code: "2fa_account_locked",
    request: async (shop) => ({ as: await guardedDepositor(shop, true) }),
  },
  {
    operationId: "deletePrecommitment",
    status: 404,
    code: "not_found",
    request: async (shop) => ({ as: await shop.person() }),
  },
  {
    operationId: "deletePrecommitment",
    status: 422,
    code: "limit_cooling_off",
    request: async (shop) => {
      const as = await depositor(shop);
      await shop.call("deletePrecommitment", { as });
      return { as };
    },
  },
];
