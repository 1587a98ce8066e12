import { setVerificationRules } from "#services/main/identity/customer/verified.rows.ts";
import type { Request } from "../caller.ts";
import type { Case } from "../cases.ts";
import type { ContractShop } from "../shop.ts";
import { customerWithTwoFactor } from "./guarded.ts";

const TEST = { id: "wdm_tw" };
const ACCOUNT = { code: "062-000", account_number: "123456789", account_name: "Robin Example", type: "national" };
const OTHERS_ACCOUNT = { ...ACCOUNT, account_name: "Someone Else" };

const winner = (shop: ContractShop) => shop.person({ prizeCents: 3119 });
const test = (amount: number) => ({ params: TEST, body: { amount, method: "tw" } });

/** A withdrawal of $20 to a new bank account. */
async function toBank(shop: ContractShop, account: object = ACCOUNT, changes: object = {}): Promise<Request> {
  const as = await winner(shop);
  const { body } = await shop.call("addBankAccount", { as, body: account });
  return { as, params: { id: body.result.id }, body: { amount: 20, method: "tt", bank_type: "national", ...changes } };
}

async function requested(shop: ContractShop, request: Request): Promise<Request> {
  const { body } = await shop.call("requestWithdrawal", request);
  return { as: request.as, params: { id: body.result.id } } as Request;
}

const refused = (code: Case["code"], when: string, request: Case["request"], status: 404 | 422 = 422): Case => ({
  operationId: "requestWithdrawal",
  status,
  code,
  when,
  request,
});

export const cases: Case[] = [
  { operationId: "getWithdrawableFunds", status: 200, request: async (shop) => ({ as: await winner(shop) }) },
  { operationId: "requestWithdrawal", status: 200, when: "to a bank account", request: (shop) => toBank(shop) },
  {
    operationId: "requestWithdrawal",
    status: 200,
    when: "a donation",
    request: async (shop) => ({
      as: await winner(shop),
      params: { id: "wdm_do" },
      body: { amount: 5, method: "do" },
    }),
  },
  {
    operationId: "requestWithdrawal",
    status: 403,
    code: "required",
    request: async (shop) => ({ as: (await customerWithTwoFactor(shop)).as, ...test(1) }),
  },
  {
    operationId: "requestWithdrawal",
    status: 403,
    code: "2fa_account_locked",
    request: async (shop) => ({ as: (await customerWithTwoFactor(shop, { isLocked: true })).as, ...test(1) }),
  },
  refused("verify_account_required", "", async (shop) => {
    const as = await winner(shop);
    await shop.run((tx) => setVerificationRules(tx, as.customerId, ["withdrawal"]));
    return { as, ...test(1) };
  }),
  refused(
    "not_found",
    "to another customer's account",
    async (shop) => ({ ...(await toBank(shop)), as: await winner(shop) }),
    404,
  ),
  refused("amount_below_minimum", "0.99", async (shop) => ({ as: await winner(shop), ...test(0.99) })),
  refused("amount_above_maximum", "a cent too much", async (shop) => ({ as: await winner(shop), ...test(31.2) })),
  refused("invalid_field", "half a cent", async (shop) => ({ as: await winner(shop), ...test(1.505) })),
  refused("bank_account_unverified", "another name", (shop) => toBank(shop, OTHERS_ACCOUNT)),
  refused("invalid_field", "the wrong type", (shop) => toBank(shop, ACCOUNT, { bank_type: "payid_email" })),
  refused("invalid_field", "the wrong method", (shop) => toBank(shop, ACCOUNT, { method: "pl" })),
  refused("idempotency_key_reused", "another amount", async (shop) => {
    const as = await winner(shop);
    const key = crypto.randomUUID();
    await shop.call("requestWithdrawal", { as, key, ...test(1) });
    return { as, key, ...test(2) };
  }),
  {
    operationId: "getWithdrawal",
    status: 200,
    when: "requested",
    request: async (shop) => requested(shop, await toBank(shop)),
  },
  {
    operationId: "getWithdrawal",
    status: 200,
    when: "paid",
    request: async (shop) => requested(shop, { as: await winner(shop), ...test(5) }),
  },
  {
    operationId: "getWithdrawal",
    status: 404,
    code: "not_found",
    when: "of another customer",
    request: async (shop) => ({ ...(await requested(shop, await toBank(shop))), as: await winner(shop) }),
  },
];
