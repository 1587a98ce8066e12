import { hashPassword } from "#services/main/identity/credentials/password-hash.ts";
import { setVerificationRules } from "#services/main/identity/customer/verified.rows.ts";
import { decideBankAccounts } from "#services/main/wallet/funds/funds.rows.ts";
import type { Request } from "../caller.ts";
import { type Case, on } from "../cases.ts";
import { PASSWORD } from "../people.ts";
import type { ContractShop } from "../shop.ts";
import { winCar } from "./closing.cases.ts";
import { customerWithTwoFactor, repeatCall } from "./guarded.ts";
import { purchaseOf, shopper } from "./money.ts";

const TEST = { id: "wdm_tw" };
const ACCOUNT = { code: "062-000", account_number: "123456789", account_name: "Robin Example", type: "national" };
const INITIALS = { ...ACCOUNT, account_name: "R Example" };

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

/** Everything to the sandbox, which closes the account. Without a wallet there are $40, ten of them deposited. */
const closing = async (shop: ContractShop, { password = PASSWORD, amount = 40 } = {}) => {
  const as = await shop.person({ prizeCents: 3000, cents: 1000, passwordHash: await hashPassword(PASSWORD) });
  return { as, params: TEST, body: { amount, method: "tw", closing: true, password } };
};
const closes = (status: number, code: Case["code"], when: string, request: Case["request"]): Case => ({
  operationId: "requestWithdrawal",
  status,
  ...(code && { code }),
  when,
  request,
});

const closingCases: Case[] = [
  closes(200, undefined, "of everything, to close the account", (shop) => closing(shop)),
  closes(422, "invalid_field", "of another amount, to close", (shop) => closing(shop, { amount: 30 })),
  closes(422, "invalid_field", "to close, with a wrong password", (shop) => closing(shop, { password: "wrong" })),
  closes(409, "balance_remaining", "to close, beside another", async (shop) => {
    const request = await closing(shop, { amount: 20 });
    const { body } = await shop.call("addBankAccount", { as: request.as, body: ACCOUNT });
    const other = { amount: 20, method: "tt", bank_type: "national" };
    await shop.call("requestWithdrawal", { as: request.as, params: { id: body.result.id }, body: other });
    return request;
  }),
  closes(409, "tickets_upcoming", "to close", async (shop) => {
    const as = await shopper(shop, { cents: 370, passwordHash: await hashPassword(PASSWORD) });
    await shop.call("purchaseCart", { as, body: await purchaseOf(shop, as) });
    return { as, params: TEST, body: { amount: 1, method: "tw", closing: true, password: PASSWORD } };
  }),
  closes(409, "prizes_remaining", "to close", async (shop) => {
    const request = await closing(shop);
    await winCar(shop, request.as);
    return request;
  }),
  closes(429, "too_many_requests", "to close", async (shop) =>
    repeatCall(shop, "requestWithdrawal", 10, await closing(shop, { password: "wrong" })),
  ),
];

export const cases: Case[] = [
  ...closingCases,
  on("getWithdrawableFunds", 200, async (shop) => ({ as: await winner(shop) })),
  on("requestWithdrawal", "200 (to a bank account)", (shop) => toBank(shop)),
  on("requestWithdrawal", "200 (a donation)", async (shop) => ({
    as: await winner(shop),
    params: { id: "wdm_do" },
    body: { amount: 5, method: "do" },
  })),
  on("requestWithdrawal", "403 required", async (shop) => ({ as: (await customerWithTwoFactor(shop)).as, ...test(1) })),
  on("requestWithdrawal", "403 2fa_account_locked", async (shop) => ({
    as: (await customerWithTwoFactor(shop, { isLocked: true })).as,
    ...test(1),
  })),
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
  refused("bank_account_unverified", "another name", async (shop) => {
    const request = await toBank(shop, INITIALS);
    await shop.run((tx) => decideBankAccounts(tx, request.as?.customerId ?? "", false));
    return request;
  }),
  refused("invalid_field", "the wrong type", (shop) => toBank(shop, ACCOUNT, { bank_type: "payid_email" })),
  refused("invalid_field", "the wrong method", (shop) => toBank(shop, ACCOUNT, { method: "pl" })),
  refused("idempotency_key_reused", "another amount", async (shop) => {
    const as = await winner(shop);
    const key = crypto.randomUUID();
    await shop.call("requestWithdrawal", { as, key, ...test(1) });
    return { as, key, ...test(2) };
  }),
  on("getWithdrawal", "200 (requested)", async (shop) => requested(shop, await toBank(shop))),
  on("getWithdrawal", "200 (paid)", async (shop) => requested(shop, { as: await winner(shop), ...test(5) })),
  on("getWithdrawal", "404 not_found (of another customer)", async (shop) => ({
    ...(await requested(shop, await toBank(shop))),
    as: await winner(shop),
  })),
];
